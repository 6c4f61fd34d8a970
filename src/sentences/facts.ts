import type { TextLanguage } from "../../packages/search/search.ts";

/** A place as a sentence may name it. */
export type NamedPlace = {
  type: "CITY" | "PROVINCE" | "REGION";
  id: number;
  name: string;
  country: string;
  population: number;
};

/** The names of places; every text is folded, without blanks or hyphens (`denhaag`). */
export type PlaceNames = {
  /** The place that bears this very name, the likeliest of namesakes; with `type` one of that kind. */
  named(text: string, type?: NamedPlace["type"]): NamedPlace | null;
  /** The place of a name that what stands beside it tells apart (`bergen`, `limburg`); null when it says nothing of the sort. */
  beside(name: string, rest: string): NamedPlace | null;
  /** The place of a name with one typing error. */
  mistyped(text: string): NamedPlace | null;
};

/** A filter with the words for it; `synonyms` are phrases as `filterPhrases` reads them. */
export type FilterFact = {
  id: number;
  name: string;
  synonyms: readonly string[];
  /** Where a band of prices ends, in cents a person; null for all others. */
  upTo_cents: number | null;
};

/** What a sentence is understood by. The same object may be used for many sentences: what is derived from it is cached per object. */
export type Facts = {
  language: TextLanguage;
  /** The code of the brand's own country. */
  country: string;
  /** Outings of families: a class has an age, and so has who is named with a figure. */
  forChildren: boolean;
  filters: readonly FilterFact[];
  places: PlaceNames;
  /** Whether activities have a word in some form: then it is not mistyped. */
  isWritten(word: string): boolean;
  /** Whether one may search for a word, mistyped or not. */
  isSearchable(word: string): boolean;
};
