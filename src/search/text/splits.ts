import { termOf } from "./analyse.ts";
import type { TextLanguage } from "../search.ts";
import { isStopWord } from "./stop-words.ts";

/** Shorter words stand at the ends of too many others. */
const SHORTEST_PIECE = 3;

/** The stems of the two words that an unknown word may be when a space was left out, for every place of it: *lindyhop* is lindy hop. */
export function splits(word: string, language: TextLanguage): [string, string][] {
  if (/\d/.test(word)) return [];

  const places = Array.from({ length: Math.max(word.length - 2 * SHORTEST_PIECE + 1, 0) }, (_, index) => index + SHORTEST_PIECE);
  return places
    .map((place): [string, string] => [word.slice(0, place), word.slice(place)])
    .filter((pieces) => !pieces.some((piece) => isStopWord(piece, language)))
    .map(([first, second]) => [termOf(first, language).stem, termOf(second, language).stem]);
}
