import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Suggestion } from "../contract/entities/suggestion.ts";
import { publicOrganisation } from "../organisations/address/public-organisation.ts";
import { isShownGroup } from "./filter-groups.server.ts";

/**
 * What people may be typing: filters, organisations and titles of the brand that begin with it or, after those, have a
 * word that does; the most activities behind them first, at most `limit`. Filters of a group that is never shown could
 * not be turned off again: their names are words to search for (decisions, second round).
 */
export function findSuggestions(
  catalogue: Pick<Catalogue, "suggest" | "directory">,
  brand: Brand,
  { q, limit }: { q: string; limit: number },
): { suggestions: Suggestion[] } {
  const hidden = catalogue.directory(brand.id).filterGroups.filter((group) => !isShownGroup(brand, group));
  const suggestions = catalogue.suggest(brand.id, q, { limit, hiddenGroups: hidden.map(({ id }) => id) });
  return {
    suggestions: suggestions.map((suggestion) =>
      suggestion.kind === "organisation" ? { ...suggestion, ...publicOrganisation(suggestion) } : suggestion,
    ),
  };
}
