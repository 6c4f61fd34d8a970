import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { Directory } from "../catalogue/directory.ts";
import { namesInText } from "../places/names-in-text.server.ts";
import { termOf } from "../../packages/search/text/analyse.ts";
import type { TextLanguage } from "../../packages/search/search.ts";
import type { Facts } from "../sentences/facts.ts";

type Cached = { filters: Directory["filterGroups"]; cities: Directory["cities"]; facts: Facts };

const cache = new WeakMap<Pick<Catalogue, "directory">, Map<number, Cached>>();

/** Shorter words are not taken for typing errors. */
const SHORTEST_MISTYPED = 6;

/** The filters, places and words by which sentences of a brand are understood; rebuilt when filters or places change. */
export function sentenceFacts(catalogue: Pick<Catalogue, "directory" | "hasWords" | "count">, brand: Brand): Facts {
  const directory = catalogue.directory(brand.id);
  const byBrand = cache.get(catalogue) ?? new Map<number, Cached>();
  cache.set(catalogue, byBrand);
  const cached = byBrand.get(brand.id);
  if (cached?.filters === directory.filterGroups && cached.cities === directory.cities) return cached.facts;

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
  byBrand.set(brand.id, { filters: directory.filterGroups, cities: directory.cities, facts });
  return facts;
}

/** Known words of the language are not mistyped: a fuzzy search would only find similar words. */
function mayBeMistyped(word: string, language: TextLanguage): boolean {
  return word.length >= SHORTEST_MISTYPED && !termOf(word.toLowerCase(), language).isKnown;
}
