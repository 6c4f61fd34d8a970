import type { TextLanguage } from "../search.ts";
import { isStopWord } from "./stop-words.ts";

/** Shorter words stand at the ends of too many others. */
const SHORTEST_PIECE = 3;

/** The two words that one may be when a space was left out, for every place of it: *lindyhop* is lindy hop. */
export function splits(word: string, language: TextLanguage): [string, string][] {
  const places = Array.from({ length: Math.max(word.length - 2 * SHORTEST_PIECE + 1, 0) }, (_, index) => index + SHORTEST_PIECE);
  return places
    .map((place): [string, string] => [word.slice(0, place), word.slice(place)])
    .filter((pieces) => !pieces.some((piece) => isStopWord(piece, language)));
}

/** Shorter words, which may stand anywhere in a text, stand there by chance. */
const SHORTEST_SCATTERED = 4;

/** What Dutch and German put between the words of a compound, beside nothing. */
export const LINKS = ["", "s", "e", "en", "n"];

/** As `splits`, of longer words, and with letters between them that join: *lasershow*, *eeuwenfeest*. */
export function linkedSplits(word: string, language: TextLanguage): [string, string][] {
  return splits(word, language)
    .flatMap(([first, last]) =>
      LINKS.filter((link) => first.endsWith(link)).map((link): [string, string] => [first.slice(0, first.length - link.length), last]),
    )
    .filter((pieces) => pieces.every((piece) => piece.length >= SHORTEST_SCATTERED && !isStopWord(piece, language)));
}
