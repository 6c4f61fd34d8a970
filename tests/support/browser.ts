import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";

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
/** The websites of the starter content lead nowhere, and are not looked up. */
const NO_WEBSITES = "--host-resolver-rules=MAP *.example ~NOTFOUND";
const ARGS = [...QUIETLY, NO_WEBSITES];

/** One browser for all test files of a worker: Playwright ends it with the process. */
let shared: Promise<Browser> | null = null;

/** The browser of this worker, in which every visit has a context of its own; started anew when it has crashed. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  if (browser.isConnected()) return browser;
  shared = openBrowser();
  return shared;
}

/** A Chromium of this machine without a window; it is installed where that can be done, and the process ends with a sentence otherwise. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ARGS });
}

/** One that Lighthouse can drive too, by way of a port of this machine; it finds the hosts of the brands on its own. */
export async function openDebuggedBrowser(port: number): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...ARGS, `--remote-debugging-port=${port}`] });
}
