import type { TextLanguage } from "../search.ts";
import { rawWords } from "./raw-words.ts";
import { readWord } from "./read-word.ts";
import { normalisedWords } from "./normalised-words.ts";
import type { Term } from "./term.ts";
import { createShardedMap, type ShardedMap } from "./sharded-map.ts";

/** The most cached words of a language; beyond it the cache is cleared. */
const MAX_CACHED = 100_000;

type Caches = { termsByRawWord: ShardedMap<readonly Term[]>; termByText: ShardedMap<Term> };

const caches: Readonly<Record<TextLanguage, Caches>> = {
  nl: { termsByRawWord: createShardedMap(), termByText: createShardedMap() },
  de: { termsByRawWord: createShardedMap(), termByText: createShardedMap() },
};

/**
 * The terms of a text in reading order, with repetitions: the same for indexed texts and queries. A hyphenated word
 * gives each of its pieces and the whole (*escape-room*: escape, room, escaperoom), and so do two adjacent English
 * words. Analysed words are cached.
 */
export function analyse(text: string, language: TextLanguage): Term[] {
  const { termsByRawWord } = caches[language];
  const terms: Term[] = [];

  for (const raw of rawWords(text)) {
    let known = termsByRawWord.get(raw);
    if (!known) {
      known = termsOf(raw, language);
      store(termsByRawWord, raw, known);
    }
    for (const term of known) {
      const before = terms.at(-1);
      if (term.isLoan && before?.isLoan) terms.push(termOf(before.text + term.text, language));
      terms.push(term);
    }
  }

  return terms;
}

/** The term of a word in the spelling of `normaliseText`. */
export function termOf(word: string, language: TextLanguage): Term {
  const { termByText } = caches[language];
  const known = termByText.get(word);
  if (known) return known;

  const term = readWord(word, language);
  store(termByText, word, term);
  return term;
}

/** Clears the caches of a language, some 50 MB after many texts: called after every merge, when many were read. */
export function clearWordCache(language: TextLanguage): void {
  for (const cache of Object.values(caches[language])) cache.clear();
}

function termsOf(rawWord: string, language: TextLanguage): Term[] {
  const words = normalisedWords(rawWord, language).flatMap(({ joined, pieces }) =>
    pieces.length > 1 ? [...pieces.filter((piece) => piece.length > 1), joined] : [joined],
  );
  return words.map((word) => termOf(word, language));
}

function store<Value>(cache: ShardedMap<Value>, key: string, value: Value): void {
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(key, value);
}
