import type { Overview } from "../screens/overview/load-overview.server.ts";
import { keptChoice } from "./kept-choice.ts";

export type Search = Pick<Overview, "state" | "groups" | "place">;

/** Of the tab's storage, which ends with the tab and is never sent. */
const KEY = "search";

let last: Search | null = null;

/**
 * Remembers the last search of this visit: the events of an activity are reported with it (specification 2 §4). A visitor
 * that agreed to be measured takes it along to the next document; of others it ends with the page.
 */
export function keepSearch({ state, groups, place }: Search): void {
  last = { state, groups, place };
  if (keptChoice() !== "granted") return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
  } catch {
    // Where the storage is closed or full, the search ends with the page.
  }
}

/** Null for a visitor that came straight to an activity. */
export function lastSearch(): Search | null {
  return last ?? (keptChoice() === "granted" ? storedSearch() : null);
}

/** Deletes the search that was stored for the next document. */
export function forgetSearch(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A closed storage holds nothing.
  }
}

function storedSearch(): Search | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `keepSearch` writes there
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Search | null;
  } catch {
    return null;
  }
}
