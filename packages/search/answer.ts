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

/** The index of a platform, and what was answered since its last change. */
export type SearchTarget = { platform: number; index: PlatformIndex; answers: AnswerCache };

/**
 * AnswerCache a search: what is found and how often each filter would find, from the cache when it was asked before; then
 * one page of it in the asked order.
 */
export function answer({ platform, index, answers }: SearchTarget, filter: SearchFilter, page: PageRequest): SearchResult {
  const question = cacheKeyOf(platform, filter);
  const { text, matches, filterCounts, relaxations } = answers.answer(question, () =>
    answerOf(withTextBudget(index), filter, answers.isEnabled),
  );
  const order = orderOf(filter);
  const pages = answers.pages(`${JSON.stringify(order)}${question}`, () =>
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

/** How many activities a search finds; for who asks no page and no counts. */
export function countAnswer(asked: PlatformIndex, filter: SearchFilter): number {
  const index = withTextBudget(asked);
  const total = countMatches(index, filter);
  const other = total === 0 ? withJoinedWords(index, filter) : null;
  return other ? countMatches(index, other) : total;
}

/** The kinds that a text names, with its words joined where they name none apart. */
export function kindsNamed(index: PlatformIndex, asked: string): number[] {
  const { text } = withTextBudget(index);
  const namedBy = (words: string) => index.kindsNamed(text.resolve(words).flatMap(({ nameStems }) => nameStems));
  const named = namedBy(asked);
  return named.length > 0 ? named : namedBy(text.joinWords(asked) ?? "");
}

function answerOf(index: PlatformIndex, asked: SearchFilter, isEnabled: boolean): Answer {
  const first = find(index, asked);
  const other = first.total === 0 ? withJoinedWords(index, asked) : null;
  const filter = other ?? asked;
  const { matches, total, filterCounts } = other ? find(index, other) : first;
  return {
    text: filter.genericSearchQuery ?? null,
    matches: { bits: isEnabled ? matches.slice() : matches, count: total },
    filterCounts,
    relaxations: total === 0 ? relaxationsOf(index, asked, total) : [],
  };
}

/** A search whose text finds nothing as it is written, with words joined; null when there are none to join. */
function withJoinedWords(index: PlatformIndex, filter: SearchFilter): SearchFilter | null {
  const text = index.text.joinWords(filter.genericSearchQuery ?? "");
  return text === null ? null : { ...filter, genericSearchQuery: text };
}

/** What to ask less to find more than the `already` found. */
export function relaxationsFor(index: PlatformIndex, filter: SearchFilter, already: number): Relaxation[] {
  return relaxationsOf(withTextBudget(index), filter, already);
}

/** The index with the budget of one question for its texts (`text-index/budget.ts`). */
function withTextBudget(index: PlatformIndex): PlatformIndex {
  return { ...index, text: { ...index.text, ...index.text.withBudget() } };
}

function relaxationsOf(index: PlatformIndex, filter: SearchFilter, already: number): Relaxation[] {
  const conditionsFor = cachedConditions(index);
  return relax(filter, {
    already,
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
