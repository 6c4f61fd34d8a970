import type { TextLanguage } from "../search.ts";
import { rawWords } from "./raw-words.ts";
import { readWord } from "./read-word.ts";
import { spelledWords } from "./spelled-words.ts";
import type { Term } from "./term.ts";
import { createWideMap, type WideMap } from "./wide-map.ts";

/** So many words are remembered of a language; above it remembering begins anew. */
const MOST_REMEMBERED = 100_000;

type Memory = { termsByRawWord: WideMap<readonly Term[]>; termByText: WideMap<Term> };

const memories: Readonly<Record<TextLanguage, Memory>> = {
  nl: { termsByRawWord: createWideMap(), termByText: createWideMap() },
  de: { termsByRawWord: createWideMap(), termByText: createWideMap() },
};

/**
 * The terms of a text in reading order, repeated as often as they stand there: the same for what is searched and for
 * what is asked. A word with a hyphen gives each of its pieces and the whole (*escape-room*: escape, room, escaperoom);
 * so do two English words side by side. A word is read once as long as it is remembered; after that it costs its letters
 * and a look into a map.
 */
export function analyse(text: string, language: TextLanguage): Term[] {
  const { termsByRawWord } = memories[language];
  const terms: Term[] = [];

  for (const raw of rawWords(text)) {
    let known = termsByRawWord.get(raw);
    if (!known) {
      known = termsOf(raw, language);
      remember(termsByRawWord, raw, known);
    }
    for (const term of known) {
      const before = terms.at(-1);
      if (term.isLoan && before?.isLoan) terms.push(termOf(before.text + term.text, language));
      terms.push(term);
    }
  }

  return terms;
}

/** The term of a word that is already `spelled`. */
export function termOf(word: string, language: TextLanguage): Term {
  const { termByText } = memories[language];
  const known = termByText.get(word);
  if (known) return known;

  const term = readWord(word, language);
  remember(termByText, word, term);
  return term;
}

/** Lets go what is remembered of a language, some 50 MB after many texts: after every fold, which is when many were read. */
export function forgetWords(language: TextLanguage): void {
  for (const memory of Object.values(memories[language])) memory.clear();
}

function termsOf(rawWord: string, language: TextLanguage): Term[] {
  const words = spelledWords(rawWord, language).flatMap(({ joined, pieces }) =>
    pieces.length > 1 ? [...pieces.filter((piece) => piece.length > 1), joined] : [joined],
  );
  return words.map((word) => termOf(word, language));
}

function remember<Value>(memory: WideMap<Value>, key: string, value: Value): void {
  if (memory.size >= MOST_REMEMBERED) memory.clear();
  memory.set(key, value);
}
