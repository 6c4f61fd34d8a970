import { meetBits, type Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { joined } from "../text/joined.ts";
import { saidBy } from "../text/kind-names.ts";
import { meant } from "../text/meant.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import { nearestAlive } from "./nearest-alive.ts";
import { collectApart, collectTogether } from "./parts.ts";
import { FIELDS, type Found, type Segment } from "./segment.ts";
import type { AskedWord } from "./text-index.ts";

/** What a query is asked of. */
export type AskedTexts = {
  language: TextLanguage;
  segments: readonly Segment[];
  alive: Bits;
  /** What mistyped words were taken for since the last change. */
  remembered: Map<string, readonly string[]>;
};

/** The words of a query with all that each may be taken for, by the rules of `text/`. */
export function askedWords(query: string, asked: AskedTexts): AskedWord[] {
  const { language, segments, alive } = asked;
  const vocabulary = {
    language,
    isFound: (word: QueryWord) => isFound(word, asked),
    hasWord: (text: string) => segments.some((segment) => segment.hasWord(text, alive)),
    nearest: (text: string) => nearestAlive(text, asked),
  };

  return queryWords(query, language).map((word) => {
    const meanings = meant(word, vocabulary).map((meaning) => ({ ...meaning, found: foundBy(meaning, segments) }));
    return {
      word: word.text,
      says: meanings.slice(0, 1).flatMap((meaning) => saidBy(meaning, language)),
      collect(fields, into) {
        for (const { found, parts, apart } of meanings) {
          for (const field of fields) for (const terms of found) terms.collect(FIELDS.indexOf(field), into);
          if (fields.includes("title")) collectTogether(parts, segments, into);
          if (fields.includes("rest")) collectApart({ parts, apart }, segments, into);
        }
      },
    };
  });
}

/** Whether every word of a text is found as it stands, in any of its forms. */
export function hasWords(text: string, asked: AskedTexts): boolean {
  return queryWords(text, asked.language).every((word) => isFound({ ...word, isBeginning: false }, asked));
}

/** What a query is when words are joined that find nothing apart, by the rule of `text/joined.ts`. */
export function joinedWords(query: string, asked: AskedTexts): string | null {
  const { language, segments, alive } = asked;
  return joined(query, {
    language,
    finds: (text) => haveCommon(askedWords(text, asked), alive),
    hasWord: (text) => segments.some((segment) => segment.hasWord(text, alive)),
  });
}

/** Whether one that is alive has all of these words. */
function haveCommon(words: readonly AskedWord[], alive: Bits): boolean {
  const common = alive.slice();
  for (const word of words) {
    const slots = new Uint32Array(alive.length);
    word.collect(FIELDS, slots);
    meetBits(common, slots);
  }
  return common.some((bits) => bits !== 0);
}

/** As `finds` says, for all terms. */
function foundBy(word: QueryWord, segments: readonly Segment[]): Found[] {
  const byStem = segments.map((segment) => segment.withStem(word.stem));
  return word.isBeginning ? [...byStem, ...segments.map((segment) => segment.beginningWith(word.text))] : byStem;
}

function isFound(word: QueryWord, { segments, alive }: AskedTexts): boolean {
  const { parts, apart } = word;
  if (foundBy(word, segments).some((terms) => terms.isAmong(alive))) return true;
  if (parts.length === 0 || !parts.every((part) => segments.some((segment) => segment.withStem(part).isAmong(alive)))) return false;

  const slots = new Uint32Array(alive.length);
  if (apart !== "nowhere") collectApart(word, segments, slots);
  else collectTogether(parts, segments, slots);
  return slots.some((bits, index) => (bits & (alive[index] ?? 0)) !== 0);
}
