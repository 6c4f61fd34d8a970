import { spelled } from "./spelled.ts";
import type { TextLanguage } from "../search.ts";
import { readWord } from "./read-word.ts";
import type { Term } from "./term.ts";

/** Words between spaces; a hyphen joins those beside it. */
const WORDS = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;
const HYPHEN = /[-‐‑]/;

/** So many terms are remembered of a language; above it remembering begins anew. */
const MOST_REMEMBERED = 100_000;

const remembered: Record<TextLanguage, Map<string, Term>> = { nl: new Map(), de: new Map() };

/** A word as it stands between spaces: its pieces between hyphens, and all of them joined. */
export type SpelledWord = { joined: string; pieces: readonly string[] };

/**
 * The terms of a text in reading order, repeated as often as they stand there: the same for what is searched and for
 * what is asked. A word with a hyphen gives each of its pieces and the whole (*escape-room*: escape, room, escaperoom).
 * Costs the reading of a word once as long as it is remembered.
 */
export function analyse(text: string, language: TextLanguage): Term[] {
  const terms: Term[] = [];

  for (const { joined, pieces } of spelledWords(text, language)) {
    if (pieces.length > 1) for (const piece of pieces) if (piece.length > 1) terms.push(termOf(piece, language));
    terms.push(termOf(joined, language));
  }

  return terms;
}

/** The words of a text in the one spelling that is compared. */
export function spelledWords(text: string, language: TextLanguage): SpelledWord[] {
  const words = spelled(text, language).match(WORDS) ?? [];
  return words.map((word) => {
    const pieces = word.split(HYPHEN);
    return { joined: pieces.join(""), pieces };
  });
}

/** The term of a word that is already `spelled`. */
export function termOf(word: string, language: TextLanguage): Term {
  const terms = remembered[language];
  const known = terms.get(word);
  if (known) return known;

  if (terms.size >= MOST_REMEMBERED) terms.clear();
  const term = readWord(word, language);
  terms.set(word, term);
  return term;
}
