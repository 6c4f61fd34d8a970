import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** WCAG 2.2 up to AA and what axe recommends beside it, with no rule switched off. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, a line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Axe then runs and concludes in the page itself, and does not write out what it finds in order: a quarter of the time.
  // What it leaves out is frames, of which no page of ours has any.
  if (page.frames().length > 1) return ["has a frame, which axe would not look into"];
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(TAGS)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`),
  );
}
