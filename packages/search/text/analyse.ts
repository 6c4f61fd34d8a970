import type { TextLanguage } from "../search.ts";
import { rawWords } from "./raw-words.ts";
import { readWord } from "./read-word.ts";
import { normalisedWords } from "./normalised-words.ts";
import type { Term } from "./term.ts";
import { createShardedMap, type ShardedMap } from "./sharded-map.ts";

/** So many words are remembered of a language; above it remembering begins anew. */
const MOST_CACHED = 100_000;

type Caches = { termsByRawWord: ShardedMap<readonly Term[]>; termByText: ShardedMap<Term> };

const caches: Readonly<Record<TextLanguage, Caches>> = {
  nl: { termsByRawWord: createShardedMap(), termByText: createShardedMap() },
  de: { termsByRawWord: createShardedMap(), termByText: createShardedMap() },
};

/**
 * The terms of a text in reading order, repeated as often as they stand there: the same for what is searched and for
 * what is asked. A word with a hyphen gives each of its pieces and the whole (*escape-room*: escape, room, escaperoom);
 * so do two English words side by side. A word is read once as long as it is remembered; after that it costs its letters
 * and a look into a map.
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

/** The term of a word that is already `spelled`. */
export function termOf(word: string, language: TextLanguage): Term {
  const { termByText } = caches[language];
  const known = termByText.get(word);
  if (known) return known;

  const term = readWord(word, language);
  store(termByText, word, term);
  return term;
}

/** Lets go what is remembered of a language, some 50 MB after many texts: after every fold, which is when many were read. */
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
  if (cache.size >= MOST_CACHED) cache.clear();
  cache.set(key, value);
}
