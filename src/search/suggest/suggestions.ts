import { columnOf, grown, sectionOf } from "./columns.ts";
import { mixed, type Ranked } from "./mixed.ts";
import { openNameIndex } from "./name-index.ts";
import { nameKey, type Fold } from "./name-key.ts";
import { openOrganisations } from "./organisations.ts";
import type { FilterFacts, SearchRecord, Sections, Suggestion } from "../search.ts";

/** What people look for on one platform, by how it begins: its filters, and the organisations and titles of its activities. */
export interface Suggestions {
  /** Replaces the filters that may be suggested. */
  describe(filters: readonly FilterFacts[]): void;
  /** Replaces what the activity in a slot is called and who offers it. */
  put(slot: number, record: Pick<SearchRecord, "title" | "organisation">): void;
  drop(slot: number): void;
  /** Names that begin with what is typed, or have a word that does. */
  suggest(typed: string, limit: number): Suggestion[];
  save(): Sections;
  /** Throws a `RangeError` when the sections do not fit together; filters are not in them. */
  load(sections: Sections): void;
}

export type SuggestionsOptions = {
  fold: Fold;
  /** How many activities have a filter, at this moment. */
  countFilter(id: number): number;
  /** Titles beyond so many are found by searching alone. */
  mostTitles?: number;
};

/** Nobody types through more, and each costs some 55 bytes (decisions/040-suggestions.md). */
const MOST_TITLES = 2 ** 18;
const TITLES = "suggest/titles";
const TITLE_OF_SLOT = "suggest/title-of-slot";

export function openSuggestions({ fold, countFilter, mostTitles = MOST_TITLES }: SuggestionsOptions): Suggestions {
  const titles = openNameIndex();
  const organisations = openOrganisations(fold);
  let filters: readonly (FilterFacts & { key: string })[] = [];
  /** The number of the title in each slot, and one; 0 for none. */
  let titleOfSlot = new Uint32Array(0);

  function holdTitle(title: string): number {
    const key = nameKey(title, fold);
    if (key === "") return 0;
    const known = titles.find(key);
    if (known < 0) return titles.size < mostTitles ? titles.add(title, key, 1) + 1 : 0;
    titles.setCount(known, titles.countOf(known) + 1);
    return known + 1;
  }

  function letTitleGo(slot: number): void {
    const number = (titleOfSlot[slot] ?? 0) - 1;
    if (number < 0) return;
    titleOfSlot[slot] = 0;
    const count = titles.countOf(number) - 1;
    if (count === 0) titles.remove(number);
    else titles.setCount(number, count);
  }

  /** A filter is a phrase of few words, and counts as begun with any of them. */
  function filtersLike(key: string): Ranked[] {
    const begun = filters.filter((filter) => filter.key.startsWith(key) || filter.key.includes(` ${key}`));
    const counted = begun.map(({ id, name }) => ({ kind: "filter" as const, id, name, count: countFilter(id) }));
    return counted.filter(({ count }) => count > 0).map((suggestion) => ({ suggestion, isBeginning: true }));
  }

  function titlesLike(key: string, limit: number): Ranked[] {
    return titles.best(key, limit).map(({ name, count, isBeginning }) => ({ suggestion: { kind: "title", name, count }, isBeginning }));
  }

  return {
    describe(described) {
      filters = described.map((filter) => ({ ...filter, key: nameKey(filter.name, fold) }));
    },
    put(slot, { title, organisation }) {
      const held = holdTitle(title);
      letTitleGo(slot);
      titleOfSlot = grown(titleOfSlot, slot + 1);
      titleOfSlot[slot] = held;
      organisations.put(slot, organisation);
    },
    drop(slot) {
      letTitleGo(slot);
      organisations.put(slot, null);
    },
    suggest(typed, limit) {
      const key = nameKey(typed, fold);
      if (key === "" || limit < 1) return [];
      return mixed([filtersLike(key), organisations.like(key, limit), titlesLike(key, limit)], limit);
    },
    save: () => new Map([...titles.save(TITLES), ...organisations.save(), [TITLE_OF_SLOT, sectionOf(titleOfSlot)]]),
    load(sections) {
      titles.load(sections, TITLES);
      organisations.load(sections);
      titleOfSlot = columnOf(sections, TITLE_OF_SLOT);
    },
  };
}
