import type { Relaxation } from "../contract/entities/relaxation.ts";
import { withoutWords } from "../search/without-words.ts";
import { changeSearch, chipsOf, type Chip, type SearchState } from "./search-state.ts";

/** What letting go of one chip would find, or of one word of the text. */
export type WayOut = { chip: Chip; word: string | null; state: SearchState; total: number };

/**
 * The ways out of a search that finds nothing, as the search itself gives them; a single chip is none, as letting go of
 * it is letting go of all.
 */
export function waysOut(state: SearchState, relaxations: readonly Relaxation[]): WayOut[] {
  const isSingle = chipsOf(state).length < 2;
  return relaxations.flatMap(({ drop, total }) => {
    const chip = chipOf(drop);
    const word = "word" in drop ? drop.word : null;
    if (!chip || (isSingle && word === null)) return [];
    return [{ chip, word, total, state: word === null ? changeSearch(state, { kind: "removeChip", chip }) : withoutWord(state, word) }];
  });
}

/** Null for what the overview never asks. */
function chipOf(drop: Relaxation["drop"]): Chip | null {
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
    case "bounds":
    case "indoorOutdoor":
    case "organisation":
    case "excludeActivity":
      return null;
  }
}

function withoutWord(state: SearchState, word: string): SearchState {
  return changeSearch(state, { kind: "setQuery", query: withoutWords(state.query, [word]) });
}
