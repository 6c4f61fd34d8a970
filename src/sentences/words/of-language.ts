import type { TextLanguage } from "../../../packages/search/search.ts";
import { dutch } from "./dutch.ts";
import { german } from "./german.ts";
import type { Words } from "./words.ts";

/** Names of the brand's own country (case-folded) by country code. */
const COUNTRIES: Readonly<Record<string, string>> = {
  NL: "nederland nl",
  BE: "belgie vlaanderen",
  DE: "deutschland deutschlands",
};

/** The words of a language, with the names of the brand's own country. */
export function wordsOfLanguage(language: TextLanguage, country: string): Words {
  const words = language === "nl" ? dutch : german;
  return { ...words, classes: { ...words.classes, country: COUNTRIES[country] ?? "" } };
}
