import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { respellings } from "../text/respellings.ts";
import { normalisedWords } from "../text/normalised-words.ts";
import { FIELDS, type Segment } from "./segment.ts";

/** The least letters of a prefix; thousands of words begin with two, so longer words are preferred. */
const SHORTEST = 2;
const PREFERRED = 3;
const TITLE = FIELDS.indexOf("title");

/** The typed text, and `length`: that of a bitset, in 32-bit words. */
export type TitleQuery = { typed: string; language: TextLanguage; segments: readonly Segment[]; length: number };

/**
 * Finds the slots whose title has a word with each of the longer typed words as a prefix, in this spelling or another
 * (*kuche*: Küche), possibly including released slots: valid until the next call. Null when no word is long enough.
 */
export function createTitlesWith(): (query: TitleQuery) => Bits | null {
  let [all, one] = [new Uint32Array(), new Uint32Array()];

  return ({ typed, language, segments, length }) => {
    const [first, ...others] = significantWords(typed, language);
    if (first === undefined) return null;

    if (all.length !== length) [all, one] = [new Uint32Array(length), new Uint32Array(length)];
    collect([first, ...respellings(first, language)], segments, all);
    for (const word of others) {
      collect([word, ...respellings(word, language)], segments, one);
      for (let index = 0; index < length; index += 1) all[index] = (all[index] ?? 0) & (one[index] ?? 0);
    }
    return all;
  };
}

function significantWords(typed: string, language: TextLanguage): string[] {
  const words = normalisedWords(typed, language).flatMap(({ pieces }) => pieces);
  const longer = words.filter((word) => word.length >= PREFERRED);
  return longer.length > 0 ? longer : words.filter((word) => word.length >= SHORTEST);
}

function collect(spellings: readonly string[], segments: readonly Segment[], into: Bits): void {
  into.fill(0);
  for (const spelling of spellings) for (const segment of segments) segment.beginningWith(spelling).collect(TITLE, into);
}
