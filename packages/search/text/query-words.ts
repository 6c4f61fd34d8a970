import { termOf } from "./analyse.ts";
import type { TextLanguage } from "../search.ts";
import { normalisedWords, type NormalisedWord } from "./normalised-words.ts";
import { isStopWord } from "./stop-words.ts";
import type { Term } from "./term.ts";

/** A word of a query. */
export type QueryWord = Term & {
  isLast: boolean;
  /** Matched as a prefix: the last word, unless the lexicon knows it. */
  isBeginning: boolean;
  /** Where the parts of this compound may occur as separate words, as in `findsScattered`. */
  scatteredParts: "nowhere" | "from the title on" | "anywhere";
  /** From a text with more words than anyone types: typing errors are not corrected. */
  isPasted: boolean;
};

/** Limits the dictionary comparisons for a pasted text. */
export const MAX_TYPED = 10;

/** The words of a query, without stop words (*uitje met de kinderen*: uitje, kinderen), unless there are no others. */
export function queryWords(text: string, language: TextLanguage): QueryWord[] {
  const words = significantPieces(typedPieces(text, language), language).map((word) => termOf(word, language));

  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    return {
      ...word,
      isLast,
      isBeginning: isLast && !word.isKnown && canBegin(word),
      scatteredParts: "nowhere",
      isPasted: words.length > MAX_TYPED,
    };
  });
}

/** The words of `typedPieces` without stop words, unless there are no others, each once. */
export function significantPieces(pieces: readonly string[], language: TextLanguage): string[] {
  const all = [...new Set(pieces)];
  const significant = all.filter((word) => !isStopWord(word, language));
  return significant.length > 0 ? significant : all;
}

/** Whether a word may be matched as a prefix: two letters, and no digit. */
export function canBegin({ text }: Term): boolean {
  return text.length >= 2 && !/\d/.test(text);
}

/** The normalised words of a query in order, with stop words. */
export function typedPieces(text: string, language: TextLanguage): string[] {
  return normalisedWords(text, language).flatMap(piecesOf);
}

/** A hyphenated query word asks for each piece, unless one is a single letter as in *e-bike*. */
function piecesOf({ joined, pieces }: NormalisedWord): readonly string[] {
  return pieces.every((piece) => piece.length > 1) ? pieces : [joined];
}
