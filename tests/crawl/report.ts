import { table } from "../../scripts/table.ts";
import type { BrandReport } from "./crawl-brands.ts";

/** The figures of each brand, every finding by kind, and the total in the last line. */
export function reportText(reports: readonly BrandReport[]): string {
  const figures = reports.map(({ brand, pages, indexable, variants, closed, expected, sitemap, findings }) =>
    [brand, pages, indexable, variants, expected, sitemap, closed, findings.length].map(String),
  );
  const lines = reports.flatMap(({ findings }) =>
    [...Map.groupBy(findings, ({ kind }) => kind)].flatMap(([kind, group]) => [
      `\n${kind} (${group.length})`,
      ...group.map(({ url, says }) => `  ${url} ${says}`),
    ]),
  );
  const total = reports.reduce((sum, { findings }) => sum + findings.length, 0);
  const head = ["brand", "pages", "indexable", "of lists", "expected", "sitemap", "closed", "findings"];
  return [table(head, figures), ...lines, "", `${total} ${total === 1 ? "finding" : "findings"}`].join("\n");
}
