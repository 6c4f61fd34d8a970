import { termOf } from "./analyse.ts";
import type { TextLanguage } from "../search.ts";
import { normalisedWords, type NormalisedWord } from "./normalised-words.ts";
import { isStopWord } from "./stop-words.ts";
import type { Term } from "./term.ts";

/** A word of a query. */
export type QueryWord = Term & {
  isLast: boolean;
  /** Taken for the beginning of a word: the last one, unless it is a whole word that the lexicon knows. */
  isBeginning: boolean;
  /** Where the parts of this compound may stand scatteredParts, as `findsApart` says. */
  scatteredParts: "nowhere" | "from the title on" | "anywhere";
  /** Of a text with more words than anyone types: it is taken as it stands. */
  isPasted: boolean;
};

/** A page of nonsense is not compared with the dictionary word by word. */
export const MOST_TYPED = 10;

/**
 * The words that a text must hold to be found, without those that say nothing (*uitje met de kinderen*: uitje,
 * kinderen), unless there are no others.
 */
export function queryWords(text: string, language: TextLanguage): QueryWord[] {
  const words = significantPieces(typedPieces(text, language), language).map((word) => termOf(word, language));

  return words.map((word, index) => {
    const isLast = index === words.length - 1;
    return {
      ...word,
      isLast,
      isBeginning: isLast && !word.isKnown && canBegin(word),
      scatteredParts: "nowhere",
      isPasted: words.length > MOST_TYPED,
    };
  });
}

/** Of the words of a query, as `typedPieces` gives them, those that it asks for, each once. */
export function significantPieces(pieces: readonly string[], language: TextLanguage): string[] {
  const all = [...new Set(pieces)];
  const telling = all.filter((word) => !isStopWord(word, language));
  return telling.length > 0 ? telling : all;
}

/** Whether a word is enough to be the beginning of others: two letters, and no number. */
export function canBegin({ text }: Term): boolean {
  return text.length >= 2 && !/\d/.test(text);
}

/** The words of a query in their order, spelled as they are compared, those that say nothing too. */
export function typedPieces(text: string, language: TextLanguage): string[] {
  return normalisedWords(text, language).flatMap(piecesOf);
}

/** A hyphen joins the words of a text; who asks for them asks for each, except for letters such as the e of *e-bike*. */
function piecesOf({ joined, pieces }: NormalisedWord): readonly string[] {
  return pieces.every((piece) => piece.length > 1) ? pieces : [joined];
}
