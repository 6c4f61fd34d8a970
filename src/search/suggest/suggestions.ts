import { mixed, type Ranked } from "./mixed.ts";
import { nameKey, type Fold } from "../names/name-key.ts";
import { openOrganisations } from "./organisations.ts";
import { titlesLike, type TitleSource } from "./titles.ts";
import type { FilterFacts, SearchRecord, Sections, Suggestion, WantedSuggestions } from "../search.ts";

/** What people look for on one platform, by how it begins: its filters, and the organisations and titles of its activities. */
export interface Suggestions {
  /** Replaces the filters that may be suggested. */
  describe(filters: readonly FilterFacts[]): void;
  /** Replaces who offers the activity in a slot; its title stands elsewhere. */
  put(slot: number, record: Pick<SearchRecord, "organisation">): void;
  drop(slot: number): void;
  /** Names that begin with what is typed, or have a word that does. */
  suggest(typed: string, wanted: WantedSuggestions): Suggestion[];
  save(): Sections;
  /** Throws a `RangeError` when the sections do not fit together; filters and titles are not in them. */
  load(sections: Sections): void;
}

export type SuggestionsOptions = {
  fold: Fold;
  /** How many activities have a filter, at this moment. */
  countFilter(id: number): number;
  titles: TitleSource;
};

export function openSuggestions({ fold, countFilter, titles }: SuggestionsOptions): Suggestions {
  const organisations = openOrganisations(fold);
  let filters: readonly (FilterFacts & { key: string })[] = [];

  /** A filter is a phrase of few words, and counts as begun with any of them. */
  function filtersLike(key: string, hiddenGroups: readonly number[]): Ranked[] {
    const begun = filters.filter((filter) => filter.key.startsWith(key) || filter.key.includes(` ${key}`));
    const counted = begun.map(({ id, group, name }) => {
      const named = { name, count: countFilter(id) };
      return hiddenGroups.includes(group) ? { kind: "word" as const, ...named } : { kind: "filter" as const, id, ...named };
    });
    return counted.filter(({ count }) => count > 0).map((suggestion) => ({ suggestion, isBeginning: true }));
  }

  return {
    describe(described) {
      filters = described.map((filter) => ({ ...filter, key: nameKey(filter.name, fold) }));
    },
    put: (slot, { organisation }) => organisations.put(slot, organisation),
    drop: (slot) => organisations.put(slot, null),
    suggest(typed, { limit, hiddenGroups = [] }) {
      const key = nameKey(typed, fold);
      if (key === "" || limit < 1) return [];
      return mixed([filtersLike(key, hiddenGroups), organisations.like(key, limit), titlesLike(titles, { typed, key }, limit)], limit);
    },
    save: organisations.save,
    load: organisations.load,
  };
}
