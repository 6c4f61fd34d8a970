import type { TextLanguage } from "../../packages/search/search.ts";

/** A place as a sentence may name it. */
export type NamedPlace = {
  type: "CITY" | "PROVINCE" | "REGION";
  id: number;
  name: string;
  country: string;
  population: number;
};

/** Looks up names of places; names are case-folded, without spaces or hyphens (`denhaag`). */
export type PlaceNames = {
  /** The most likely place with exactly this name, of this type if one is given. */
  named(text: string, type?: NamedPlace["type"]): NamedPlace | null;
  /** The place with this name that `rest` identifies (`bergen`, `limburg`); null when `rest` does not identify one. */
  beside(name: string, rest: string): NamedPlace | null;
  /** The place whose name differs from the text by one typing error. */
  mistyped(text: string): NamedPlace | null;
};

/** A filter and its synonyms, which are phrases in the syntax of `filterPhrases`. */
export type FilterFact = {
  id: number;
  name: string;
  synonyms: readonly string[];
  /** Upper bound of a price band in cents per person; null for other filters. */
  upTo_cents: number | null;
};

/** The facts of a brand for the parser. Reuse the object for many sentences: derived tables are cached per object. */
export type Facts = {
  language: TextLanguage;
  /** The code of the brand's own country. */
  country: string;
  /** For family outings school classes and named children with a number are read as ages. */
  forChildren: boolean;
  filters: readonly FilterFact[];
  places: PlaceNames;
  /** Whether a form of the word occurs in an activity; such a word is never corrected. */
  occursInActivities(word: string): boolean;
  /** Whether a search for the word finds something, also after correction. */
  isSearchable(word: string): boolean;
};
