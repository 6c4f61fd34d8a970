import type { QueryWord } from "./query-words.ts";
import type { Term } from "./term.ts";

/** Whether a query word matches a term: by a common stem, or as its prefix. */
export function finds(word: QueryWord, term: Term): boolean {
  return term.stems.includes(word.stem) || (word.isBeginning && term.text.startsWith(word.text));
}

/**
 * Whether a query word matches a title: one of its terms, or all parts of a compound as separate words (*bedrijfsuitje*
 * finds "Uitje voor het hele bedrijf").
 */
export function findsTitle(word: QueryWord, title: readonly Term[]): boolean {
  return title.some((term) => finds(word, term)) || holdsAll(word.parts, title);
}

/**
 * Whether a compound without other matches finds an activity by its parts: the first one in the title, which says what
 * the activity is, and the others anywhere (*surfles* finds "Surfen voor beginners", with a lesson); where that finds
 * nothing either, all of them anywhere (*vlotbouwen*).
 */
export function findsScattered({ scatteredParts, parts }: QueryWord, title: readonly Term[], all: readonly Term[]): boolean {
  return scatteredParts !== "nowhere" && (scatteredParts === "anywhere" || holdsAll(parts.slice(0, 1), title)) && holdsAll(parts, all);
}

function holdsAll(parts: readonly string[], terms: readonly Term[]): boolean {
  return parts.length > 0 && parts.every((part) => terms.some(({ stems }) => stems.includes(part)));
}
