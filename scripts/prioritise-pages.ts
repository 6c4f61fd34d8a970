import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import type { Browser } from "playwright-core";

/**
 * Gives pages a higher priority than the processes that measure them: this one, and those of the browser that are not renderers.
 * Measurements use wall-clock time. On two cores a page's thread waited for the processes recording it, and Lighthouse saw the same page
 * block for 20 to 130 ms (decisions/046-page-benchmarks.md); a phone has cores for both.
 */
export async function prioritisePages(browser: Browser): Promise<void> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const others = processInfo.filter(({ type }) => type !== "renderer").map(({ id }) => id);
  for (const pid of [process.pid, ...others]) for (const thread of threadsOf(pid)) lowerPriority(thread);
}

/** Linux has a priority per thread, which new threads inherit. */
function threadsOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}

function lowerPriority(thread: number): void {
  try {
    setPriority(thread, constants.priority.PRIORITY_LOW);
  } catch {
    // The thread has ended.
  }
}
