import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { meant } from "../text/meant.ts";
import { ERRORS_MIXED_UP, errorsAllowed, mayBeMixedUp } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import { FIELDS, type Found, type Mistyped, type Segment } from "./segment.ts";
import type { AskedWord, TextField } from "./text-index.ts";

/** What a query is asked of. */
export type Asked = {
  language: TextLanguage;
  segments: readonly Segment[];
  alive: Bits;
  /** What mistyped words were taken for since the last change. */
  remembered: Map<string, readonly string[]>;
};

const MOST_REMEMBERED = 1_000;

/** The words of a query with all that each may be taken for, by the rules of `text/`. */
export function askedWords(query: string, asked: Asked): AskedWord[] {
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
      collect(fields, into) {
        for (const { found, parts, isApart } of meanings) {
          for (const field of fields) for (const terms of found) terms.collect(FIELDS.indexOf(field), into);
          if (fields.includes("title")) collectTogether(parts, segments, into);
          if (isApart && fields.includes("rest")) collectApart(parts, segments, into);
        }
      },
    };
  });
}

/** As `finds` says, for all terms. */
function foundBy(word: QueryWord, segments: readonly Segment[]): Found[] {
  const byStem = segments.map((segment) => segment.withStem(word.stem));
  return word.isBeginning ? [...byStem, ...segments.map((segment) => segment.beginningWith(word.text))] : byStem;
}

/** Adds the slots whose title has all of these parts as words of their own, as `findsTitle` says. */
function collectTogether(parts: readonly string[], segments: readonly Segment[], into: Bits): void {
  const titles = parts.map((part) => slotsWith({ part, fields: ["title"] }, segments, into.length));
  addCommon(titles, into);
}

/** Adds the slots that have the first of these parts in their title and the others anywhere, as `findsApart` says. */
function collectApart(parts: readonly string[], segments: readonly Segment[], into: Bits): void {
  const sets = parts.map((part, index) => slotsWith({ part, fields: index === 0 ? ["title"] : FIELDS }, segments, into.length));
  addCommon(sets, into);
}

type Placed = { part: string; fields: readonly TextField[] };

function slotsWith({ part, fields }: Placed, segments: readonly Segment[], words: number): Bits {
  const slots = new Uint32Array(words);
  for (const segment of segments) for (const field of fields) segment.withStem(part).collect(FIELDS.indexOf(field), slots);
  return slots;
}

/** Adds what all of these sets have. */
function addCommon([first, ...others]: readonly Bits[], into: Bits): void {
  if (!first) return;
  for (let index = 0; index < into.length; index += 1) {
    let common = first[index] ?? 0;
    for (let other = 0; common !== 0 && other < others.length; other += 1) common &= others[other]?.[index] ?? 0;
    into[index] = (into[index] ?? 0) | common;
  }
}

function isFound(word: QueryWord, { segments, alive }: Asked): boolean {
  const { parts, isApart } = word;
  if (foundBy(word, segments).some((terms) => terms.isAmong(alive))) return true;
  if (parts.length === 0 || !parts.every((part) => segments.some((segment) => segment.withStem(part).isAmong(alive)))) return false;

  const slots = new Uint32Array(alive.length);
  if (isApart) collectApart(parts, segments, slots);
  else collectTogether(parts, segments, slots);
  return slots.some((bits, index) => (bits & (alive[index] ?? 0)) !== 0);
}

/** As `nearest` says, of all terms that are alive and of their parts. */
function nearestAlive(word: string, asked: Asked): readonly string[] {
  const { remembered } = asked;
  const known = remembered.get(word);
  if (known) return known;

  const found = meantWords(word, asked);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, found);
  return found;
}

function meantWords(word: string, { segments, alive }: Asked): readonly string[] {
  for (const mistyped of triesFor(word)) {
    const found = new Set<string>();
    const take = (near: string) => {
      if (segments.some((segment) => segment.hasWord(near, alive))) found.add(near);
    };
    for (const segment of segments) segment.near(mistyped, take);
    if (found.size > 0) return [...found];
  }

  return [];
}

/** Ever more errors, for the nearest words alone count; a letter in a wrong place comes last. */
function triesFor(word: string): Mistyped[] {
  const allowed = errorsAllowed(word);
  const tries = Array.from({ length: allowed === 0 ? 0 : allowed + 1 }, (_, errors): Mistyped => ({ word, errors }));
  return mayBeMixedUp(word) ? [...tries, { word, errors: ERRORS_MIXED_UP, isMixedUp: true }] : tries;
}
