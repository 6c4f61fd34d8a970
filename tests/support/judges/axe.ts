import axe from "axe-core";
import type { Page } from "playwright-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 up to AA and what axe recommends beside it, with no rule switched off. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (page.frames().length > 1) return ["has a frame, which axe would not look into"];
  // A program of half a megabyte: a document that has it is not given it again.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) => window.axe.run(document, { resultTypes: ["violations"], runOnly: { type: "tag", values } }),
    TAGS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
