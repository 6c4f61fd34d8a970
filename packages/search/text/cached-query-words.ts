import type { TextLanguage } from "../search.ts";
import { significantPieces, typedPieces } from "./query-words.ts";

/** The words of texts, as `queryWords`, for many texts with words in common: each space-separated piece is analysed once. */
export function cachedQueryWords(language: TextLanguage): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();

  function piecesOf(stretch: string): readonly string[] {
    const pieces = known.get(stretch) ?? typedPieces(stretch, language);
    known.set(stretch, pieces);
    return pieces;
  }

  return (text) => significantPieces(text.split(/\s+/).flatMap(piecesOf), language);
}
