import type { Answer, Answers } from "./answers.ts";
import { rememberedConditions } from "./conditions/conditions.ts";
import { countMatches, find } from "./find.ts";
import { openPages } from "./open-pages.ts";
import { orderOf, questionOf, seedOf } from "./question.ts";
import { relax } from "./relax.ts";
import type { PageRequest, Relaxation, SearchFilter, SearchResult } from "./search.ts";
import type { Shelf } from "./shelf.ts";
import { rememberedWords } from "./text/remembered-words.ts";
import { typedParts } from "./text/typed-parts.ts";

/** The shelf of a platform, and what was answered since its last change. */
export type AskedShelf = { platform: number; shelf: Shelf; answers: Answers };

/**
 * Answers a search: what is found and how often each filter would find, from the cache when it was asked before; then
 * one page of it in the asked order.
 */
export function answer({ platform, shelf, answers }: AskedShelf, filter: SearchFilter, page: PageRequest): SearchResult {
  const question = questionOf(platform, filter);
  const { text, matches, filterCounts, relaxations } = answers.answer(question, () => answerOf(oneQuestion(shelf), filter, answers.isKept));
  const order = orderOf(filter);
  const pages = answers.pages(`${JSON.stringify(order)}${question}`, () =>
    openPages(shelf, matches, { filter: { ...filter, genericSearchQuery: text }, order }),
  );

  const shown = pages.slotsOf(page);
  const last = shown.at(-1);

  return {
    ids: shown.map(shelf.slots.idOf),
    total: matches.count,
    filterCounts,
    seed: seedOf(filter.seed),
    next: last === undefined ? null : pages.cursorAt(last),
    relaxations,
  };
}

/** How many activities a search finds; for who asks no page and no counts. */
export function countAnswer(asked: Shelf, filter: SearchFilter): number {
  const shelf = oneQuestion(asked);
  const total = countMatches(shelf, filter);
  const other = total === 0 ? withJoinedWords(shelf, filter) : null;
  return other ? countMatches(shelf, other) : total;
}

/** The kinds that a text names, with its words joined where they name none apart. */
export function kindsNamed(shelf: Shelf, asked: string): number[] {
  const { text } = oneQuestion(shelf);
  const namedBy = (words: string) => shelf.kindsNamed(text.understand(words).flatMap(({ says }) => says));
  const named = namedBy(asked);
  return named.length > 0 ? named : namedBy(text.joined(asked) ?? "");
}

function answerOf(shelf: Shelf, asked: SearchFilter, isKept: boolean): Answer {
  const first = find(shelf, asked);
  const other = first.total === 0 ? withJoinedWords(shelf, asked) : null;
  const filter = other ?? asked;
  const { matches, total, filterCounts } = other ? find(shelf, other) : first;
  return {
    text: filter.genericSearchQuery ?? null,
    matches: { bits: isKept ? matches.slice() : matches, count: total },
    filterCounts,
    relaxations: total === 0 ? relaxationsOf(shelf, asked, total) : [],
  };
}

/** A search whose text finds nothing as it is written, with words joined; null when there are none to join. */
function withJoinedWords(shelf: Shelf, filter: SearchFilter): SearchFilter | null {
  const text = shelf.text.joined(filter.genericSearchQuery ?? "");
  return text === null ? null : { ...filter, genericSearchQuery: text };
}

/** What to ask less to find more than the `already` found. */
export function relaxationsFor(shelf: Shelf, filter: SearchFilter, already: number): Relaxation[] {
  return relaxationsOf(oneQuestion(shelf), filter, already);
}

/** The shelf with the budget of one question for its texts (`text-index/budget.ts`). */
function oneQuestion(shelf: Shelf): Shelf {
  return { ...shelf, text: { ...shelf.text, ...shelf.text.asking() } };
}

function relaxationsOf(shelf: Shelf, filter: SearchFilter, already: number): Relaxation[] {
  const conditionsFor = rememberedConditions(shelf);
  return relax(filter, {
    already,
    wordsOf: rememberedWords(shelf.language),
    groupOf: (id) => shelf.filterGroups.groupOf.get(id) ?? null,
    partsOf: (word) => typedParts(word, shelf.language),
    count: (less) => {
      const total = countMatches(shelf, less, conditionsFor(less));
      const other = total === 0 ? withJoinedWords(shelf, less) : null;
      return other ? countMatches(shelf, other, conditionsFor(other)) : total;
    },
  });
}
