import type { Bits } from "../bits/bits.ts";
import type { Few, TextLanguage } from "../search.ts";
import { analyse, forgetWords, termOf } from "../text/analyse.ts";
import { askedWords, askedWordsFound, hasWords, joinedWords } from "./asked.ts";
import type { AskedTexts } from "./asked-texts.ts";
import { emptyBase, openBase } from "./base.ts";
import { createBudget } from "./budget.ts";
import { createDelta } from "./delta.ts";
import { fold } from "./fold.ts";
import type { Meant } from "./asked-texts.ts";
import { FIELDS } from "./segment.ts";
import { loadColumns, saveColumns } from "./sections.ts";
import type { AskedTextIndex, TextIndex, Texts } from "./text-index.ts";
import { createSetNames } from "./set-names.ts";
import { createTitlesWith } from "./titles-with.ts";

/** Reading and writing so many slots takes a millisecond. */
const STEP = 50_000;

/**
 * The steps of one question (`budget.ts`), some five milliseconds, and more for each word that is known: mistyped words are compared
 * with all of these, and three of them are as many as anybody types.
 */
const MOST_STEPS = 100_000;
const STEPS_A_WORD = 8;

const NONE: Few = { changes: 0, share: 0 };

/**
 * An empty index: a base and what came after it, which is one delta, and a second one while the first is folded in.
 * `alive` tells which slots count: a word that only the dead have is a word that nothing has.
 */
export function openTextIndex(language: TextLanguage, alive: () => Bits, step = STEP): TextIndex {
  let base = emptyBase();
  let deltas = [createDelta(base)];
  /** The folding that was begun last, with what changed since. */
  let folding: { changed: Set<number> } | null = null;
  /** Since what is folded in. */
  let changes = 0;
  const remembered = new Map<string, Meant>();
  const titlesWith = createTitlesWith();
  const setNames = createSetNames(language);

  function drop(slot: number): void {
    base.drop(slot);
    for (const delta of deltas) delta.drop(slot);
    folding?.changed.add(slot);
    changes += 1;
    remembered.clear();
  }

  function put(slot: number, texts: Texts): void {
    drop(slot);
    deltas.at(-1)?.put(
      slot,
      FIELDS.map((field) => analyse(texts[field], language)),
    );
  }

  function* foldIn(few = NONE): Generator<void, boolean> {
    if (changes <= Math.max(few.changes, base.columns.postings.slots * few.share)) return false;

    const before = changes;
    const own = { changed: new Set<number>() };
    // One that a folding left behind that came to no end is as good as none.
    const filled = deltas.filter((delta) => delta.texts > 0);
    const folded = { base, deltas: filled, readTerm: (word: string) => termOf(word, language), step };
    folding = own;
    const since = createDelta(base);
    deltas = [...filled, since];
    const next = yield* fold(folded);
    const goOver = yield* since.follow(next);
    // Another one was begun meanwhile, or a snapshot was loaded.
    if (folding !== own) return false;
    for (const slot of own.changed) next.drop(slot);
    goOver();
    base = next;
    deltas = [since];
    folding = null;
    changes -= before;
    forgetWords(language);
    return true;
  }

  function asking(): AskedTextIndex {
    const asked: AskedTexts = {
      ...{ language, segments: [base, ...deltas, setNames], alive: alive(), remembered },
      ...{ own: { meanings: new Map(), joins: new Map() }, budget: createBudget(MOST_STEPS + base.size * STEPS_A_WORD) },
    };
    return {
      understand: (query) => askedWords(query, asked),
      understandFound: (query) => askedWordsFound(query, asked),
      has: (text) => hasWords(text, asked),
      joined: (query) => joinedWords(query, asked),
    };
  }

  return {
    asking,
    understand: (query) => asking().understand(query),
    understandFound: (query) => asking().understandFound(query),
    has: (text) => asking().has(text),
    joined: (query) => asking().joined(query),
    titlesWith: (typed) => titlesWith({ typed, language, segments: [base, ...deltas], length: alive().length }),
    describe(sets) {
      setNames.describe(sets);
      remembered.clear();
    },
    put,
    drop,
    foldIn,
    unfolded: () => deltas.reduce((count, { texts }) => count + texts, 0),
    unsaved: () => deltas.flatMap((delta) => [...delta.slots()]),
    save: () => saveColumns(base.columns),
    load(sections) {
      base = openBase(loadColumns(sections));
      deltas = [createDelta(base)];
      folding = null;
      changes = 0;
      remembered.clear();
    },
  };
}
