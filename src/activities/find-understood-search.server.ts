import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { UnderstoodSearch } from "../contract/entities/understood-search.ts";
import { queryFrom } from "../contract/query-from.ts";
import { unappliedParts } from "./unapplied-parts.ts";
import { overviewUrl } from "./overview-url.ts";
import { emptySearch } from "./search-state.ts";
import { totalOf, understandSearch } from "./understand-search.server.ts";

/** How a typed text is understood, with the URL of its results and their number. */
export function findUnderstoodSearch(
  catalogue: Pick<Catalogue, "directory" | "search" | "count" | "hasWords">,
  brand: Brand,
  { text, now = new Date() }: { text: string; now?: Date },
): UnderstoodSearch {
  const { kind, understood, state } = understandSearch(catalogue, brand, { text: queryFrom(text), current: emptySearch, now });
  const { place, ...slots } = understood;
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const unapplied = kind === "sentence" ? unappliedParts(understood, state, { brand, groups }) : [];
  return {
    text,
    ...slots,
    place: place && { type: place.type, id: place.id, name: place.name },
    letGo: unapplied.length > 0 ? unapplied.map(({ text }) => text) : null,
    total: totalOf(catalogue, brand, { state, now }),
    url: overviewUrl(state),
  };
}
