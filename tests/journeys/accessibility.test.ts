import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { screensOf } from "../support/screens.ts";
import { BRANDS, DESKTOP, PHONE, visits } from "../support/visit.ts";

const visit = visits();

/** WCAG 2.2 up to AA and what axe recommends beside it, with no rule switched off. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

describe.each(BRANDS)("nobody is kept out on %s", (key) => {
  test.each([PHONE, DESKTOP])("at $width px", { timeout: 120_000 }, async (viewport) => {
    const screens = screensOf(key, viewport.width);
    const visitor = await visit(key, { viewport });
    const found: string[] = [];
    for (const screen of screens) {
      await screen.show(visitor);
      found.push(...(await violations(visitor.page)).map((violation) => `${screen.name}: ${violation}`));
    }
    expect(found).toEqual([]);
  });
});

/** What axe finds, a line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary ?? ""}`));
}
