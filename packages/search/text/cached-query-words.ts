import type { TextLanguage } from "../search.ts";
import { significantPieces, typedPieces } from "./query-words.ts";

/**
 * Tells the words that texts ask for, as `queryWords` does, of texts that have most of their words in common: what stands
 * between two spaces is read once.
 */
export function cachedQueryWords(language: TextLanguage): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();

  function piecesOf(stretch: string): readonly string[] {
    const pieces = known.get(stretch) ?? typedPieces(stretch, language);
    known.set(stretch, pieces);
    return pieces;
  }

  return (text) => significantPieces(text.split(/\s+/).flatMap(piecesOf), language);
}
