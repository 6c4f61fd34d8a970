import type { TextLanguage } from "../search.ts";
import { rawWords } from "./raw-words.ts";
import { normaliseText } from "./normalise-text.ts";

const WORDS = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;
const HYPHEN = /[-‐‑]/;

/** A word of a text: its pieces between hyphens, and all of them joined. */
export type NormalisedWord = { joined: string; pieces: readonly string[] };

/** The words of a text in normalised spelling. */
export function normalisedWords(text: string, language: TextLanguage): NormalisedWord[] {
  const words = rawWords(text).flatMap((raw) => normaliseText(raw, language).match(WORDS) ?? []);
  return words.map((word) => {
    const pieces = word.split(HYPHEN);
    return { joined: pieces.join(""), pieces };
  });
}
