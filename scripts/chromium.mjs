import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { installFromDebian } from "./install-from-debian.mjs";

/** Chromium without all that windows need; a visit in it takes half the time (decisions/046-page-benchmarks.md). */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium, of a headless shell rather than of a whole browser; it is installed where there is neither. */
export async function findChromium() {
  return chromiumPath() ?? (await installChromium());
}

/**
 * Installs the headless shell where it is missing, as root on Debian; where that cannot be done a whole browser will do.
 * Gives the path, and ends the process with a sentence when there is none either.
 */
export async function installChromium() {
  const printed = [];
  if (!SHELLS.includes(basename(chromiumPath() ?? ""))) printed.push(await installFromDebian("chromium-headless-shell"));
  if (!chromiumPath()) printed.push(await installFromDebian("chromium"));
  const path = chromiumPath();
  if (path) return path;
  for (const output of printed) if (output) console.error(output);
  console.error("The tests drive a real browser: install Chromium or Google Chrome, and see that it is in the PATH.");
  return process.exit(1);
}

function chromiumPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const inPath = [...SHELLS, ...WHOLE].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null;
}
