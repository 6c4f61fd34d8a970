import type { Relaxation } from "../contract/entities/relaxation.ts";
import { withoutWords } from "../../packages/search/without-words.ts";
import { changeSearch, isNarrowed, type Chip, type SearchState } from "./search-state.ts";

type Drop = Relaxation["drop"];

/** A dropped condition: a chip, or one word of the text. */
export type DroppedCondition = { chip: Chip; word: string | null };

/** A search with fewer conditions; `instead` is the wider radius in km, or the part of a word, that replaces the dropped one. */
export type RelaxedSearch = { dropped: readonly DroppedCondition[]; instead: number | string | null; state: SearchState; total: number };

/** The alternatives to a search without results, from the relaxations of the search index; never the search without conditions. */
export function relaxedSearches(state: SearchState, relaxations: readonly Relaxation[]): RelaxedSearch[] {
  return relaxations.flatMap(({ drop, and, instead = null, total }) => {
    const dropped = [drop, ...(and ? [and] : [])].flatMap((one) => droppedCondition(one, state) ?? []);
    const isComplete = dropped.length === (and ? 2 : 1);
    const next = instead === null ? dropped.reduce(without, state) : withInstead(state, instead);
    return isComplete && isNarrowed(next) ? [{ dropped, instead, state: next, total }] : [];
  });
}

/** Whether a relaxed search keeps the text, or all of it but one word. */
export function keepsText({ dropped, instead }: Pick<RelaxedSearch, "dropped" | "instead">): boolean {
  return typeof instead !== "string" && dropped.every(({ chip, word }) => chip.kind !== "query" || word !== null);
}

function without(state: SearchState, { chip, word }: DroppedCondition): SearchState {
  if (word === null) return changeSearch(state, { kind: "removeChip", chip });
  return changeSearch(state, { kind: "setQuery", query: withoutWords(state.query, [word]) });
}

function withInstead(state: SearchState, instead: number | string): SearchState {
  if (typeof instead === "number") return changeSearch(state, { kind: "setRadius", radiusKm: instead });
  return changeSearch(state, { kind: "setQuery", query: instead });
}

function droppedCondition(drop: Drop, state: SearchState): DroppedCondition | null {
  const chip = chipOf(drop, state);
  return chip && { chip, word: "word" in drop ? drop.word : null };
}

/** Null for conditions that the overview never has. */
function chipOf(drop: Drop, { indoorOutdoor: [side] }: SearchState): Chip | null {
  switch (drop.field) {
    case "filters":
      return { kind: "filter", filterId: drop.filterId };
    case "genericSearchQuery":
      return { kind: "query" };
    case "personCount":
      return { kind: "persons" };
    case "minimumAge":
      return { kind: "minimumAge" };
    case "city":
    case "province":
    case "region":
      return { kind: "location" };
    case "radiusKm":
      return { kind: "radius" };
    case "geographicLocation":
      return { kind: "area" };
    case "indoorOutdoor":
      return side ? { kind: "indoorOutdoor", side } : null;
    case "bounds":
    case "organisation":
    case "excludeActivity":
      return null;
  }
}
