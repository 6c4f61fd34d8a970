import { interleave, type Ranked } from "./interleave.ts";
import { nameKey, type CaseFold } from "../names/name-key.ts";
import { openOrganisations } from "./organisations.ts";
import { titlesLike, type TitleSource } from "./titles.ts";
import type { FilterFacts, KindFacts, SearchRecord, Sections, Suggestion, WantedSuggestions } from "../search.ts";

/** Suggestions of one platform by prefix: its kinds and filters, and the organisations and titles of its activities. */
export interface Suggestions {
  describe(facts: { kinds: readonly KindFacts[]; filters: readonly FilterFacts[] }): void;
  /** Replaces the organisation of a slot; titles are stored elsewhere. */
  put(slot: number, record: Pick<SearchRecord, "organisation">): void;
  drop(slot: number): void;
  /** Names that begin with the typed text, or have a word that does. */
  suggest(typed: string, wanted: WantedSuggestions): Suggestion[];
  save(): Sections;
  /** Throws a `RangeError` when the sections do not fit together; they do not include kinds, filters and titles. */
  load(sections: Sections): void;
}

export type SuggestionsOptions = {
  foldCase: CaseFold;
  /** The current number of activities of a kind or filter. */
  countKind(id: number): number;
  countFilter(id: number): number;
  titles: TitleSource;
};

export function openSuggestions({ foldCase, countKind, countFilter, titles }: SuggestionsOptions): Suggestions {
  const organisations = openOrganisations(foldCase);
  let filters: readonly (FilterFacts & { key: string })[] = [];
  let kinds: readonly (KindFacts & { keys: readonly string[] })[] = [];

  /** A kind is suggested by any of its names, and shown by its preferred one; a filter with the same name takes precedence. */
  function kindsLike(key: string, shown: readonly Ranked[]): Ranked[] {
    const taken = new Set(shown.map(({ suggestion }) => nameKey(suggestion.name, foldCase)));
    const matching = kinds.filter(({ keys }) => !taken.has(keys[0] ?? "") && keys.some((name) => beginsWith(name, key)));
    const suggested = matching.map(({ id, names, keys }) => ({
      suggestion: { kind: "kind" as const, id, name: names[0] ?? "", count: countKind(id) },
      isBeginning: beginsWith(keys[0] ?? "", key),
    }));
    return suggested.filter(({ suggestion }) => suggestion.count > 0);
  }

  function filtersLike(key: string, hiddenGroups: readonly number[]): Ranked[] {
    const matching = filters.filter((filter) => beginsWith(filter.key, key));
    const suggested = matching.map(({ id, group, name }) => {
      const named = { name, count: countFilter(id) };
      return hiddenGroups.includes(group) ? { kind: "word" as const, ...named } : { kind: "filter" as const, id, ...named };
    });
    return suggested.filter(({ count }) => count > 0).map((suggestion) => ({ suggestion, isBeginning: true }));
  }

  return {
    describe(described) {
      kinds = described.kinds.map((kind) => ({ ...kind, keys: kind.names.map((name) => nameKey(name, foldCase)) }));
      filters = described.filters.map((filter) => ({ ...filter, key: nameKey(filter.name, foldCase) }));
    },
    put: (slot, { organisation }) => organisations.put(slot, organisation),
    drop: (slot) => organisations.put(slot, null),
    suggest(typed, { limit, hiddenGroups = [] }) {
      const key = nameKey(typed, foldCase);
      if (key === "" || limit < 1) return [];
      const likeFilters = filtersLike(key, hiddenGroups);
      const others = [organisations.like(key, limit), titlesLike(titles, { typed, key }, limit)];
      return interleave([kindsLike(key, likeFilters), likeFilters, ...others], limit);
    },
    save: organisations.save,
    load: organisations.load,
  };
}

/** Names are short phrases: any of their words may match. */
function beginsWith(name: string, key: string): boolean {
  return name.startsWith(key) || name.includes(` ${key}`);
}
