import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Directory } from "../catalogue/directory.ts";
import { namesInText } from "../places/names-in-text.server.ts";
import { termOf } from "../../packages/search/text/analyse.ts";
import type { TextLanguage } from "../../packages/search/search.ts";
import type { Facts } from "../sentences/facts.ts";

type Known = { filters: Directory["filterGroups"]; cities: Directory["cities"]; facts: Facts };

const known = new WeakMap<Pick<Catalogue, "directory">, Map<number, Known>>();

/** A word that only typing errors keep from being found is longer. */
const SHORTEST_MISTYPED = 6;

/** What sentences of a brand are understood by: its filters, places and activities; made anew when filters or places change. */
export function sentenceFacts(catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">, brand: Brand): Facts {
  const directory = catalogue.directory(brand.id);
  const own = known.get(catalogue) ?? new Map<number, Known>();
  known.set(catalogue, own);
  const last = own.get(brand.id);
  if (last?.filters === directory.filterGroups && last.cities === directory.cities) return last.facts;

  const language: TextLanguage = brand.locale === "de" ? "de" : "nl";
  const occursInActivities = (word: string) => catalogue.hasWords(brand.id, word);
  const facts: Facts = {
    ...{ language, country: brand.countryCode, forChildren: brand.cardLabels === "ages" },
    filters: directory.filterGroups.flatMap(({ filters }) =>
      filters.map(({ id, name, synonyms, upTo_cents }) => ({ id, name, synonyms, upTo_cents })),
    ),
    places: namesInText(directory, brand),
    occursInActivities,
    isSearchable: (word) =>
      occursInActivities(word) || (mayBeMistyped(word, language) && catalogue.count(brand.id, { genericSearchQuery: word }) > 0),
  };
  own.set(brand.id, { filters: directory.filterGroups, cities: directory.cities, facts });
  return facts;
}

/** A word that the language knows is none: the search would only find what looks like it. */
function mayBeMistyped(word: string, language: TextLanguage): boolean {
  return word.length >= SHORTEST_MISTYPED && !termOf(word.toLowerCase(), language).isKnown;
}
