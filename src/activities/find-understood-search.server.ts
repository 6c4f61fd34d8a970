import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { UnderstoodSearch } from "../contract/entities/understood-search.ts";
import { queryFrom } from "../contract/query-from.ts";
import { leftOut } from "./left-out.ts";
import { overviewUrl } from "./overview-url.ts";
import { emptySearch } from "./search-state.ts";
import { totalOf, understandSearch } from "./understand-search.server.ts";

/** What a typed text asks, with the page to which it leads and how many activities that has. */
export function findUnderstoodSearch(
  catalogue: Pick<Catalogue, "directory" | "search" | "count" | "hasWords">,
  brand: Brand,
  { text, now = new Date() }: { text: string; now?: Date },
): UnderstoodSearch {
  const { kind, understood, state } = understandSearch(catalogue, brand, { text: queryFrom(text), asked: emptySearch, now });
  const { place, ...slots } = understood;
  const { filterGroups: groups } = catalogue.directory(brand.id);
  const letGo = kind === "sentence" ? leftOut(understood, state, { brand, groups }) : [];
  return {
    text,
    ...slots,
    place: place && { type: place.type, id: place.id, name: place.name },
    letGo: letGo.length > 0 ? letGo.map(({ text }) => text) : null,
    total: totalOf(catalogue, brand, { state, now }),
    url: overviewUrl(state),
  };
}
