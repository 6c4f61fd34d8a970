import type { TextLanguage } from "../search.ts";
import { significantPieces, typedPieces } from "./query-words.ts";

/** The words of texts, as `queryWords`, for many texts with words in common: each space-separated piece is analysed once. */
export function cachedQueryWords(language: TextLanguage): (text: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();

  function piecesOf(piece: string): readonly string[] {
    const pieces = cache.get(piece) ?? typedPieces(piece, language);
    cache.set(piece, pieces);
    return pieces;
  }

  return (text) => significantPieces(text.split(/\s+/).flatMap(piecesOf), language);
}
