import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to AA and axe's best practices, with no rule disabled. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The minified build, since the other has 1.5 MB to send to each page. `;0` avoids serializing its value. */
const PROGRAM = `${readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")};0`;

/** Violations that axe finds, a line each. It cannot run in a sandboxed frame without scripts, such as the preview of a mail. */
export async function axeViolations(page: Page): Promise<string[]> {
  if ((await page.locator("iframe:not([sandbox='']), frame").count()) > 0) return ["has a frame, which axe does not check"];
  // Not injected twice into one document.
  if (!(await page.evaluate(() => "axe" in window))) await runProgram(page);
  const { violations } = await page.evaluate(
    (values) => window.axe.run(document, { iframes: false, resultTypes: ["violations"], runOnly: { type: "tag", values } }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}

/** Injects axe by the DevTools protocol in 140 ms: `page.evaluate` uses `eval` in the page, and takes 200 ms. */
async function runProgram(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: PROGRAM });
  await session.detach();
}
