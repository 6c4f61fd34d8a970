import type { Bits } from "../bits/bits.ts";
import type { TextLanguage } from "../search.ts";
import { meant } from "../text/meant.ts";
import { errorsAllowed } from "../text/nearest.ts";
import { queryWords, type QueryWord } from "../text/query-words.ts";
import { FIELDS, type Found, type Segment } from "./segment.ts";
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
  const { language, segments } = asked;
  const vocabulary = {
    language,
    isFound: (word: QueryWord) => isFound(word, asked),
    nearest: (text: string) => nearestAlive(text, asked),
  };

  return queryWords(query, language).map((word) => {
    const meanings = meant(word, vocabulary).map((meaning) => ({ ...meaning, found: foundBy(meaning, segments) }));
    return {
      word: word.text,
      collect(fields, into) {
        for (const { found, parts, isApart } of meanings) {
          for (const field of fields) for (const terms of found) terms.collect(FIELDS.indexOf(field), into);
          if (fields.includes("title")) collectTogether({ parts, fields: ["title"] }, segments, into);
          if (isApart && fields.includes("rest")) collectTogether({ parts, fields: FIELDS }, segments, into);
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

type Together = { parts: readonly string[]; fields: readonly TextField[] };

/** Adds the slots that have all of these parts as words of their own in these fields, as `findsTitle` and `findsApart` say. */
function collectTogether({ parts, fields }: Together, segments: readonly Segment[], into: Bits): void {
  const sets = parts.map((part) => {
    const withPart = new Uint32Array(into.length);
    for (const segment of segments) for (const field of fields) segment.withStem(part).collect(FIELDS.indexOf(field), withPart);
    return withPart;
  });
  const [first, ...others] = sets;
  if (!first) return;
  for (let index = 0; index < into.length; index += 1) {
    let together = first[index] ?? 0;
    for (let other = 0; together !== 0 && other < others.length; other += 1) together &= others[other]?.[index] ?? 0;
    into[index] = (into[index] ?? 0) | together;
  }
}

function isFound(word: QueryWord, { segments, alive }: Asked): boolean {
  const { parts, isApart } = word;
  if (foundBy(word, segments).some((terms) => terms.isAmong(alive))) return true;
  if (parts.length === 0 || !parts.every((part) => segments.some((segment) => segment.withStem(part).isAmong(alive)))) return false;

  const together = new Uint32Array(alive.length);
  collectTogether({ parts, fields: isApart ? FIELDS : ["title"] }, segments, together);
  return together.some((slots, index) => (slots & (alive[index] ?? 0)) !== 0);
}

/** As `nearest` says, of all terms that are alive and of their parts. */
function nearestAlive(word: string, { segments, alive, remembered }: Asked): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;

  const found = new Set<string>();
  const take = (near: string) => {
    if (segments.some((segment) => segment.hasWord(near, alive))) found.add(near);
  };
  for (const errors of triesFor(word)) {
    for (const segment of segments) segment.near({ word, errors }, take);
    if (found.size > 0) break;
  }

  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(word, [...found]);
  return [...found];
}

/** Ever more errors: the nearest words alone count. */
function triesFor(word: string): number[] {
  const allowed = errorsAllowed(word);
  return allowed === 0 ? [] : Array.from({ length: allowed + 1 }, (_, errors) => errors);
}
