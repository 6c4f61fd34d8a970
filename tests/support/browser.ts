import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../../scripts/chromium.mjs";

/** Disables updates, the first-run page and requests to the vendor. */
const QUIETLY = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** The websites of the starter content do not exist, so they are not looked up. */
const NO_WEBSITES = "--host-resolver-rules=MAP *.example ~NOTFOUND";
const ARGS = [...QUIETLY, NO_WEBSITES];

/** One browser for all test files of a worker; Playwright closes it with the process. */
let shared: Promise<Browser> | null = null;

/** The browser of this worker, restarted after a crash. Every visit has its own context. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= openBrowser());
  if (browser.isConnected()) return browser;
  shared = openBrowser();
  return shared;
}

/** A headless Chromium. It is installed if necessary; if that fails, the process exits with a message. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ARGS });
}

/** A browser with a DevTools port for Lighthouse; Chromium resolves the local hosts of the brands itself. */
export async function openDebuggedBrowser(port: number): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...ARGS, `--remote-debugging-port=${port}`] });
}
