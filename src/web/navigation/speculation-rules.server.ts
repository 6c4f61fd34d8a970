import type { Brand } from "../../brands/brand.ts";
import { ROUTES } from "./routes.ts";

const PATHS = Object.values(ROUTES)
  .map(({ path }) => path)
  .filter((path) => path !== "/*");

const rules = new WeakMap<object, string>();

/**
 * Speculation rules as JSON: browsers prerender a document when a visitor hovers over its link for a while, or presses it. Landing
 * pages are matched by their first path segment. A rule for all paths would match missing pages, and `/banner/`, which counts clicks.
 */
export function speculationRules(brand: Pick<Brand, "openingWords">): string {
  const known = rules.get(brand) ?? writeRules(brand.openingWords);
  rules.set(brand, known);
  return known;
}

function writeRules(openingWords: readonly string[]): string {
  const landings = openingWords.flatMap((word) => [`/${word}`, `/${word}/*`]);
  // These links replace regions of the document (start-list-navigation.ts).
  const inPlace = { not: { selector_matches: "[data-in-place]" } };
  return JSON.stringify({ prerender: [{ where: { and: [{ href_matches: [...PATHS, ...landings] }, inPlace] }, eagerness: "moderate" }] });
}
