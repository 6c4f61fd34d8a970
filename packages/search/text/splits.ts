import type { TextLanguage } from "../search.ts";
import { isStopWord } from "./stop-words.ts";

/** Shorter words occur at the ends of too many others. */
const SHORTEST_PIECE = 3;

/** Every split into two words, for a missing space: *lindyhop* is lindy hop. */
export function splits(word: string, language: TextLanguage): [string, string][] {
  const places = Array.from({ length: Math.max(word.length - 2 * SHORTEST_PIECE + 1, 0) }, (_, index) => index + SHORTEST_PIECE);
  return places
    .map((place): [string, string] => [word.slice(0, place), word.slice(place)])
    .filter((pieces) => !pieces.some((piece) => isStopWord(piece, language)));
}

/** Shorter words may occur anywhere in a text by coincidence. */
const SHORTEST_SCATTERED = 4;

/** The linking letters of Dutch and German compounds. */
export const LINKS = ["", "s", "e", "en", "n"];

/** As `splits`, for longer words, with linking letters between them: *lasershow*, *eeuwenfeest*. */
export function linkedSplits(word: string, language: TextLanguage): [string, string][] {
  return splits(word, language)
    .flatMap(([first, last]) =>
      LINKS.filter((link) => first.endsWith(link)).map((link): [string, string] => [first.slice(0, first.length - link.length), last]),
    )
    .filter((pieces) => pieces.every((piece) => piece.length >= SHORTEST_SCATTERED && !isStopWord(piece, language)));
}
