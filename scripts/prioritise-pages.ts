import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { Browser } from "playwright-core";

/**
 * Lets pages have the processor before whoever watches them: this process, and all of the browser that is no page.
 * What is measured of a page goes by the clock. On two cores its thread waited for the recording of itself, by turns, and Lighthouse
 * saw the same page block for 20 to 130 ms (decisions/046-page-benchmarks.md); a phone has cores for both.
 */
export async function prioritisePages(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const others = processInfo.filter(({ type }) => type !== "renderer").map(({ id }) => id);
  for (const pid of [process.pid, ...others]) for (const thread of threadsOf(pid)) giveWay(thread);
}

/** Linux has a priority for each thread, and new ones take that of their maker. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

function giveWay(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended meanwhile.
  }
}
