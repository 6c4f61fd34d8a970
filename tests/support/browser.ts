import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const ELSEWHERE = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
/** Nothing that a browser does for itself: no update, no first-run page, no call to its maker. */
const QUIETLY = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A Chromium of this machine without a window; throws one sentence when there is none. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: QUIETLY });
}

/** One that Lighthouse can drive too, by way of a port of this machine; it finds the hosts of the brands on its own. */
export async function openDebuggedBrowser(port: number): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...QUIETLY, `--remote-debugging-port=${port}`] });
}

function chromiumPath(): string {
  const inPath = (process.env.PATH ?? "").split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const found = [...inPath, ...ELSEWHERE].find((path) => existsSync(path));
  if (!found) throw new Error("The journeys drive a real browser: install Chromium or Google Chrome, and see that it is in the PATH.");
  return found;
}
