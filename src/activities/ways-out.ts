import type { Relaxation } from "../contract/entities/relaxation.ts";
import { withoutWords } from "../../packages/search/without-words.ts";
import { changeSearch, isNarrowed, type Chip, type SearchState } from "./search-state.ts";

type Drop = Relaxation["drop"];

/** What is let go of: a chip, or one word of the text. */
export type LetGo = { chip: Chip; word: string | null };

/** What letting go of something would find, or asking it otherwise: a wider radius in km, or a part of the word. */
export type WayOut = { letGo: readonly LetGo[]; instead: number | string | null; state: SearchState; total: number };

/**
 * The ways out of a search that finds nothing, as the search itself gives them; one that asks nothing any more is none, as
 * that is letting go of all.
 */
export function waysOut(state: SearchState, relaxations: readonly Relaxation[]): WayOut[] {
  return relaxations.flatMap(({ drop, and, instead = null, total }) => {
    const letGo = [drop, ...(and ? [and] : [])].flatMap((one) => letGoOf(one, state) ?? []);
    const isAsked = letGo.length === (and ? 2 : 1);
    const next = instead === null ? letGo.reduce(without, state) : askedOtherwise(state, instead);
    return isAsked && isNarrowed(next) ? [{ letGo, instead, state: next, total }] : [];
  });
}

/** Whether a way still asks for the text, or for a word less of it. */
export function keepsText({ letGo, instead }: Pick<WayOut, "letGo" | "instead">): boolean {
  return typeof instead !== "string" && letGo.every(({ chip, word }) => chip.kind !== "query" || word !== null);
}

function without(state: SearchState, { chip, word }: LetGo): SearchState {
  if (word === null) return changeSearch(state, { kind: "removeChip", chip });
  return changeSearch(state, { kind: "setQuery", query: withoutWords(state.query, [word]) });
}

function askedOtherwise(state: SearchState, instead: number | string): SearchState {
  if (typeof instead === "number") return changeSearch(state, { kind: "setRadius", radiusKm: instead });
  return changeSearch(state, { kind: "setQuery", query: instead });
}

function letGoOf(drop: Drop, state: SearchState): LetGo | null {
  const chip = chipOf(drop, state);
  return chip && { chip, word: "word" in drop ? drop.word : null };
}

/** Null for what the overview never asks. */
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
