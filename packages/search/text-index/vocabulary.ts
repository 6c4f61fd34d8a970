import { letterSet } from "./letter-sets.ts";
import { yieldEvery } from "../yield-every.ts";
import type { Term } from "../text/term.ts";
import { createShardedMap, type ShardedMap } from "../text/sharded-map.ts";

type Known = { knows(word: string): boolean };

/** Terms numbered in order of arrival. */
export interface Vocabulary {
  words(): Iterable<string>;
  /** The number of a term; assigns one when it has none. */
  take(term: Term): number;
  /** The terms and parts that the base does not know, each with its `letterSet`. */
  readonly unknown: ReadonlyMap<string, number>;
  /** Finds the words that another base does not know, in short steps, and returns a function that switches to it. */
  rebase(next: Known): Generator<void, () => void>;
  numberOf(text: string): number;
  withStem(stem: string): readonly number[];
  beginningWith(letters: string): readonly number[];
  withPart(part: string): readonly number[];
}

/** Prefixes of these lengths are indexed; longer ones are compared letter by letter. */
const STARTS = [2, 3] as const;
const LONGEST_START = 3;
/** Terms looked up in a millisecond or two. */
const COMPARED_AT_ONCE = 1_000;

export function createVocabulary(first: Known): Vocabulary {
  let base = first;
  const terms: Term[] = [];
  const numbers = createShardedMap<number>();
  const byStem = createShardedMap<number[]>();
  const byPart = createShardedMap<number[]>();
  const byStart = new Map<string, number[]>();
  let unknown = new Map<string, number>();

  function take(term: Term): number {
    const known = numbers.get(term.text);
    if (known !== undefined) return known;
    const number = terms.push(term) - 1;
    numbers.set(term.text, number);
    for (const stem of term.stems) addTo(byStem, stem, number);
    for (const part of term.parts) addTo(byPart, part, number);
    addUnknown(term, base, unknown);
    for (const letters of STARTS) if (term.text.length >= letters) addTo(byStart, term.text.slice(0, letters), number);
    return number;
  }

  function* rebase(next: Known): Generator<void, () => void> {
    const others = new Map<string, number>();
    const shouldYield = yieldEvery(COMPARED_AT_ONCE);
    // Terms added meanwhile are appended, so this loop reaches them.
    for (const term of terms) {
      addUnknown(term, next, others);
      if (shouldYield(1)) yield;
    }
    return () => {
      base = next;
      unknown = others;
    };
  }

  function beginningWith(letters: string): readonly number[] {
    const start = byStart.get(letters.slice(0, LONGEST_START)) ?? [];
    return letters.length > LONGEST_START ? start.filter((number) => terms[number]?.text.startsWith(letters)) : start;
  }

  return {
    words: () => numbers.keys(),
    get unknown() {
      return unknown;
    },
    take,
    rebase,
    numberOf: (text) => numbers.get(text) ?? -1,
    withStem: (stem) => byStem.get(stem) ?? [],
    beginningWith,
    withPart: (part) => byPart.get(part) ?? [],
  };
}

function addUnknown({ text, parts }: Term, base: Known, unknown: Map<string, number>): void {
  for (const word of [text, ...parts]) if (!base.knows(word)) unknown.set(word, letterSet(word));
}

function addTo(map: Pick<ShardedMap<number[]>, "get" | "set">, key: string, number: number): void {
  const numbers = map.get(key);
  if (numbers) numbers.push(number);
  else map.set(key, [number]);
}
