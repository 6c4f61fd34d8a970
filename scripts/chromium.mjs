import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./install-from-debian.mjs";

/** Chromium without all that windows need. A visit takes half the time of one in the whole browser: decisions/046-how-pages-are-measured.md. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chrome-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium, the headless shell before the whole browser; where there is none it is seen to, and the process ends with a sentence when that fails. */
export async function findChromium() {
  return chromiumPath() ?? (await seeToChromium());
}

/** Sees to the headless shell where it can be installed, and else to any Chromium; ends the process with a sentence when there is none. */
export async function seeToChromium() {
  const found = chromiumPath();
  if (found?.endsWith("headless-shell")) return found;
  const output = await installFromDebian(SHELL);
  const path = chromiumPath();
  if (path) return path;
  if (output) console.error(output);
  console.error("The tests drive a real browser: install Chromium or Google Chrome, and see that it is in the PATH.");
  return process.exit(1);
}

function chromiumPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null;
}
