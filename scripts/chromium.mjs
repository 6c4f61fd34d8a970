import { existsSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { installFromDebian } from "./install-from-debian.mjs";

/** Chromium without a user interface; a visit in it takes half the time (decisions/046-page-benchmarks.md). */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const FULL_BROWSERS = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const KNOWN_PATHS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The path of a Chromium, preferably a headless shell; installs one if there is none. */
export async function findChromium() {
  return chromiumPath() ?? (await installChromium());
}

/**
 * Installs the headless shell if it is missing (as root on Debian), or else accepts a full browser. Returns the path; prints
 * an error and exits when there is none.
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
  const inPath = [...SHELLS, ...FULL_BROWSERS].flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...KNOWN_PATHS].find((path) => existsSync(path)) ?? null;
}
