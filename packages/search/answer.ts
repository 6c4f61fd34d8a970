import type { Answer, AnswerCache } from "./answer-cache.ts";
import { cachedConditions } from "./conditions/conditions.ts";
import { countMatches, find } from "./find.ts";
import { openPages } from "./open-pages.ts";
import { orderOf, cacheKeyOf, seedOf } from "./query.ts";
import { relax } from "./relax.ts";
import type { PageRequest, Relaxation, SearchFilter, SearchResult } from "./search.ts";
import type { PlatformIndex } from "./platform-index.ts";
import { cachedQueryWords } from "./text/cached-query-words.ts";
import { typedParts } from "./text/typed-parts.ts";

/** A platform's index, with the answers cached since its last change. */
export type SearchTarget = { platform: number; index: PlatformIndex; answers: AnswerCache };

/** Runs a search: matches and facet counts, cached until the next change, and one page in the requested order. */
export function answer({ platform, index, answers }: SearchTarget, filter: SearchFilter, page: PageRequest): SearchResult {
  const key = cacheKeyOf(platform, filter);
  const { text, matches, filterCounts, relaxations } = answers.answer(key, () =>
    computeAnswer(withTextBudget(index), filter, answers.isEnabled),
  );
  const order = orderOf(filter);
  const pages = answers.pages(`${JSON.stringify(order)}${key}`, () =>
    openPages(index, matches, { filter: { ...filter, genericSearchQuery: text }, order }),
  );

  const shown = pages.slotsOf(page);
  const last = shown.at(-1);

  return {
    ids: shown.map(index.slots.idOf),
    total: matches.count,
    filterCounts,
    seed: seedOf(filter.seed),
    next: last === undefined ? null : pages.cursorAt(last),
    relaxations,
  };
}

/** How many activities a search finds, without a page or facet counts. */
export function countAnswer(platformIndex: PlatformIndex, filter: SearchFilter): number {
  const index = withTextBudget(platformIndex);
  const total = countMatches(index, filter);
  const other = total === 0 ? withJoinedWords(index, filter) : null;
  return other ? countMatches(index, other) : total;
}

/** The kinds that a text names; if none, those that it names with neighbouring words joined. */
export function kindsNamed(index: PlatformIndex, query: string): number[] {
  const { text } = withTextBudget(index);
  const namedBy = (words: string) => index.kindsNamed(text.resolve(words).flatMap(({ nameStems }) => nameStems));
  const named = namedBy(query);
  return named.length > 0 ? named : namedBy(text.joinWords(query) ?? "");
}

function computeAnswer(index: PlatformIndex, filter: SearchFilter, isCached: boolean): Answer {
  const first = find(index, filter);
  const other = first.total === 0 ? withJoinedWords(index, filter) : null;
  const used = other ?? filter;
  const { matches, total, filterCounts } = other ? find(index, other) : first;
  return {
    text: used.genericSearchQuery ?? null,
    matches: { bits: isCached ? matches.slice() : matches, count: total },
    filterCounts,
    relaxations: total === 0 ? relaxationsOf(index, filter, total) : [],
  };
}

/** The search with neighbouring words of its text joined; null when none can be joined. */
function withJoinedWords(index: PlatformIndex, filter: SearchFilter): SearchFilter | null {
  const text = index.text.joinWords(filter.genericSearchQuery ?? "");
  return text === null ? null : { ...filter, genericSearchQuery: text };
}

/** The relaxations that find more than the `alreadyFound` activities. */
export function relaxationsFor(index: PlatformIndex, filter: SearchFilter, alreadyFound: number): Relaxation[] {
  return relaxationsOf(withTextBudget(index), filter, alreadyFound);
}

/** The index with one budget for all texts of a query (`text-index/budget.ts`). */
function withTextBudget(index: PlatformIndex): PlatformIndex {
  return { ...index, text: { ...index.text, ...index.text.withBudget() } };
}

function relaxationsOf(index: PlatformIndex, filter: SearchFilter, alreadyFound: number): Relaxation[] {
  const conditionsFor = cachedConditions(index);
  return relax(filter, {
    alreadyFound,
    wordsOf: cachedQueryWords(index.language),
    groupOf: (id) => index.filterGroups.groupOf.get(id) ?? null,
    partsOf: (word) => typedParts(word, index.language),
    count: (relaxed) => {
      const total = countMatches(index, relaxed, conditionsFor(relaxed));
      const other = total === 0 ? withJoinedWords(index, relaxed) : null;
      return other ? countMatches(index, other, conditionsFor(other)) : total;
    },
  });
}
