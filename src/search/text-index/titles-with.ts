import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { respellings } from "../text/respellings.ts";
import { spelledWords } from "../text/spelled-words.ts";
import { FIELDS, type Segment } from "./segment.ts";

/** A word is looked for by its beginning from so many letters on. */
const SHORTEST = 2;
const TITLE = FIELDS.indexOf("title");

/**
 * The slots whose title has a word that begins with each of the typed words, in this spelling or another (*kuche*: Küche);
 * `length` words of bits, some of slots that are alive no more. Null when no word is long enough.
 */
export function titlesWith(
  typed: string,
  { language, segments }: { language: TextLanguage; segments: readonly Segment[] },
  length: number,
) {
  const words = spelledWords(typed, language).flatMap(({ pieces }) => pieces);
  const sets = words.filter((word) => word.length >= SHORTEST).map((word) => setOf([word, ...respellings(word, language)]));
  const [all, ...others] = sets;
  if (!all) return null;

  for (const other of others) for (let index = 0; index < length; index += 1) all[index] = (all[index] ?? 0) & (other[index] ?? 0);
  return all;

  function setOf(spellings: readonly string[]): Bits {
    const set = new Uint32Array(length);
    for (const spelling of spellings) for (const segment of segments) segment.beginningWith(spelling).collect(TITLE, set);
    return set;
  }
}
