import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./install-from-debian.mjs";

const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium; as root on Debian it is installed when there is none. Ends the process with a sentence otherwise. */
export async function findChromium() {
  const found = chromiumPath();
  if (found) return found;
  const output = await installFromDebian("chromium");
  const installed = chromiumPath();
  if (installed) return installed;
  if (output) console.error(output);
  console.error("The tests drive a real browser: install Chromium or Google Chrome, and see that it is in the PATH.");
  return process.exit(1);
}

function chromiumPath() {
  const inPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find((path) => existsSync(path)) ?? null;
}
