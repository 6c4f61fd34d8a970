import type { TextLanguage } from "../search.ts";

/** The most vowels tried, from the end of the word. */
const MAX_VOWELS = 3;

/**
 * Other spellings of a word that finds nothing, tried before typing errors: *wyn* for wijn, *kase* for Käse. Each is
 * looked up like a typed word, and the matches are united.
 */
export function respellings(word: string, language: TextLanguage): string[] {
  return language === "nl" ? respelledDutch(word) : withUmlauts(word);
}

function respelledDutch(word: string): string[] {
  const respelled = [word.replaceAll("y", "ij"), word.replaceAll("ij", "y")];
  return respelled.filter((other) => other !== word);
}

/** With an umlaut on one of its last vowels that can have one. */
function withUmlauts(word: string): string[] {
  const places = [...word.matchAll(/[aou]/g)].map(({ index }) => index).slice(-MAX_VOWELS);
  return places.map((place) => word.slice(0, place) + umlauted(word.charAt(place)) + word.slice(place + 1));
}

function umlauted(vowel: string): string {
  return `${vowel}\u0308`.normalize("NFC");
}
