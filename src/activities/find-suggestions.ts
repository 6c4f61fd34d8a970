import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Suggestion } from "../contract/entities/suggestion.ts";
import { publicOrganisation } from "../organisations/public-organisation.ts";

/**
 * What people may be typing: filters, organisations and titles of the brand that begin with it or, after those, have a
 * word that does; the most activities behind them first, at most `limit`.
 */
export function findSuggestions(
  catalogue: Pick<Catalogue, "suggest">,
  brand: Brand,
  { q, limit }: { q: string; limit: number },
): { suggestions: Suggestion[] } {
  const suggestions = catalogue.suggest(brand.id, q, limit);
  return {
    suggestions: suggestions.map((suggestion) =>
      suggestion.kind === "organisation" ? { ...suggestion, ...publicOrganisation(suggestion) } : suggestion,
    ),
  };
}
