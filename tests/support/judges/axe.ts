import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to AA and what axe recommends beside it, with no rule switched off. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** As a program to run, whose value need not be told; the minified one of half a megabyte takes half as long to send. */
const PROGRAM = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};0`;

/** What axe finds, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) return ["has a frame, which axe would not look into"];
  // A document that has it is not given it again.
  if (!(await page.evaluate(() => "axe" in window))) await runProgram(page);
  const { violations } = await page.evaluate(
    (values) => window.axe.run(document, { resultTypes: ["violations"], runOnly: { type: "tag", values } }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** By the protocol of the browser: Playwright would have the page evaluate it as a string, which takes half as long again. */
async function runProgram(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: PROGRAM });
  await session.detach();
}
