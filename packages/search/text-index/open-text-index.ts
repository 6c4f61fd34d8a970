import type { Bits } from "../bits/bits.ts";
import type { MergeThreshold, TextLanguage } from "../search.ts";
import { analyse, clearWordCache, termOf } from "../text/analyse.ts";
import { resolveWords, resolveWordsIfFound, hasWords, joinedWords } from "./resolve-words.ts";
import type { QueryContext } from "./query-context.ts";
import { emptyBase, openBase } from "./base.ts";
import { createBudget } from "./budget.ts";
import { createDelta } from "./delta.ts";
import { mergeSegments } from "./merge.ts";
import type { CachedInterpretation } from "./query-context.ts";
import { FIELDS } from "./segment.ts";
import { loadColumns, saveColumns } from "./sections.ts";
import type { BudgetedTextIndex, TextIndex, Texts } from "./text-index.ts";
import { createSetNames } from "./set-names.ts";
import { createTitlesWith } from "./titles-with.ts";

/** Slots read and written in about a millisecond. */
const STEP = 50_000;

/**
 * The budget of one query (`budget.ts`): some five milliseconds, plus steps for each known word. A mistyped word is
 * compared with all of them; this suffices for three such words, enough for real queries.
 */
const MAX_STEPS = 100_000;
const STEPS_A_WORD = 8;

const NONE: MergeThreshold = { changes: 0, share: 0 };

/**
 * An empty index: a base and a delta of later changes, and a second delta while the first is merged. `live` returns the
 * slots in use: a word found only in released slots matches nothing.
 */
export function openTextIndex(language: TextLanguage, live: () => Bits, step = STEP): TextIndex {
  let base = emptyBase();
  let deltas = [createDelta(base)];
  /** The latest merge, and the slots changed since it began. */
  let currentMerge: { changed: Set<number> } | null = null;
  let changes = 0;
  const cache = new Map<string, CachedInterpretation>();
  const titlesWith = createTitlesWith();
  const setNames = createSetNames(language);

  function drop(slot: number): void {
    base.drop(slot);
    for (const delta of deltas) delta.drop(slot);
    currentMerge?.changed.add(slot);
    changes += 1;
    cache.clear();
  }

  function put(slot: number, texts: Texts): void {
    drop(slot);
    deltas.at(-1)?.put(
      slot,
      FIELDS.map((field) => analyse(texts[field], language)),
    );
  }

  function* mergeDeltas(threshold = NONE): Generator<void, boolean> {
    if (changes <= Math.max(threshold.changes, base.columns.postings.slots * threshold.share)) return false;

    const before = changes;
    const thisMerge = { changed: new Set<number>() };
    // An aborted merge may leave empty deltas.
    const nonEmpty = deltas.filter((delta) => delta.texts > 0);
    const sources = { base, deltas: nonEmpty, readTerm: (word: string) => termOf(word, language), step };
    currentMerge = thisMerge;
    const since = createDelta(base);
    deltas = [...nonEmpty, since];
    const next = yield* mergeSegments(sources);
    const applyRebase = yield* since.rebase(next);
    // A newer merge was started, or a snapshot was loaded.
    if (currentMerge !== thisMerge) return false;
    for (const slot of thisMerge.changed) next.drop(slot);
    applyRebase();
    base = next;
    deltas = [since];
    currentMerge = null;
    changes -= before;
    clearWordCache(language);
    return true;
  }

  function withBudget(): BudgetedTextIndex {
    const context: QueryContext = {
      ...{ language, segments: [base, ...deltas, setNames], live: live(), cache },
      ...{ own: { interpretations: new Map(), joins: new Map() }, budget: createBudget(MAX_STEPS + base.size * STEPS_A_WORD) },
    };
    return {
      resolve: (query) => resolveWords(query, context),
      resolveIfFound: (query) => resolveWordsIfFound(query, context),
      has: (text) => hasWords(text, context),
      joinWords: (query) => joinedWords(query, context),
    };
  }

  return {
    withBudget,
    resolve: (query) => withBudget().resolve(query),
    resolveIfFound: (query) => withBudget().resolveIfFound(query),
    has: (text) => withBudget().has(text),
    joinWords: (query) => withBudget().joinWords(query),
    titlesWith: (typed) => titlesWith({ typed, language, segments: [base, ...deltas], length: live().length }),
    describe(sets) {
      setNames.describe(sets);
      cache.clear();
    },
    put,
    drop,
    mergeDeltas,
    unmergedCount: () => deltas.reduce((count, { texts }) => count + texts, 0),
    unsaved: () => deltas.flatMap((delta) => [...delta.slots()]),
    save: () => saveColumns(base.columns),
    load(sections) {
      base = openBase(loadColumns(sections));
      deltas = [createDelta(base)];
      currentMerge = null;
      changes = 0;
      cache.clear();
    },
  };
}
