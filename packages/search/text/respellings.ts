import type { TextLanguage } from "../search.ts";

/** So many vowels are tried, from the end: few words have more that could take one. */
const MOST_VOWELS = 3;

/**
 * What a word that finds nothing may have been meant as before it is taken for a typing error: *wyn* for wijn, *kase* for
 * Käse. Each is looked up like a typed word, and what any of them finds counts.
 */
export function respellings(word: string, language: TextLanguage): string[] {
  return language === "nl" ? respelledDutch(word) : withUmlauts(word);
}

function respelledDutch(word: string): string[] {
  const respelled = [word.replaceAll("y", "ij"), word.replaceAll("ij", "y")];
  return respelled.filter((other) => other !== word);
}

/** With an umlaut on one of its last vowels that may have one, each in turn. */
function withUmlauts(word: string): string[] {
  const places = [...word.matchAll(/[aou]/g)].map(({ index }) => index).slice(-MOST_VOWELS);
  return places.map((place) => word.slice(0, place) + umlauted(word.charAt(place)) + word.slice(place + 1));
}

function umlauted(vowel: string): string {
  return `${vowel}\u0308`.normalize("NFC");
}
