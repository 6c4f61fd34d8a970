import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Suggestion } from "../contract/entities/suggestion.ts";
import { publicOrganisation } from "../organisations/address/public-organisation.ts";
import { isShownGroup } from "./filter-groups.server.ts";

/**
 * Completions of a typed text: filters, organisations and titles that begin with it, then those with a word that does; those
 * with the most activities first, at most `limit`. Filters of hidden groups are suggested as search words, because no control
 * could turn them off again (specification 3, second round).
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
