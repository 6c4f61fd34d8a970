import type { Brand } from "../../brands/brand.ts";
import { ROUTES } from "./routes.ts";

const PATHS = Object.values(ROUTES)
  .map(({ path }) => path)
  .filter((path) => path !== "/*");

const rules = new WeakMap<object, string>();

/**
 * Lets browsers prerender a document when a visitor is likely to open it (hovers over its link for a while, or presses
 * it), as JSON. Landing pages by the words that their paths begin with: other paths may be no pages, and a banner's counts a click.
 */
export function speculationRules(brand: Pick<Brand, "openingWords">): string {
  const known = rules.get(brand) ?? writeRules(brand.openingWords);
  rules.set(brand, known);
  return known;
}

function writeRules(openingWords: readonly string[]): string {
  const landings = openingWords.flatMap((word) => [`/${word}`, `/${word}/*`]);
  // Those are followed in place (document/steps/).
  const inPlace = { not: { selector_matches: "[data-in-place]" } };
  return JSON.stringify({ prerender: [{ where: { and: [{ href_matches: [...PATHS, ...landings] }, inPlace] }, eagerness: "moderate" }] });
}
