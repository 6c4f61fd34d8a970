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
