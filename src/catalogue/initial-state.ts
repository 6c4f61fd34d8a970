import type { Db } from "../database/open.ts";
import { cursorNow, type Cursor } from "./follow/read-changes.ts";
import { loadAll, type Loaded } from "./known.ts";
import { withSuggestedCities } from "./load/places.ts";
import { loadSections } from "./load/sections.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

/** `unsaved` activities must be read again. `snapshots` is null when none can be written. */
export type InitialState = Loaded & { cursor: Cursor; unsaved: readonly number[]; isRestored: boolean; snapshots: Snapshots | null };

export type InitialStateOptions = { snapshots: Snapshots | null; log: (line: string) => void; signal: AbortSignal | undefined };

/** Loads a valid snapshot, or else everything from the database; logs which and why. */
export async function loadInitialState(db: Db, { snapshots, log, signal }: InitialStateOptions): Promise<InitialState> {
  const start = performance.now();
  const restoring = await snapshots?.restore(db);
  if (restoring?.kind === "restored") {
    const { writtenAt, places, ...restored } = restoring.restored;
    // The saved search index has the filters and cities already: no `describePlatforms`.
    const state = {
      ...restored,
      sections: await loadSections(db, { places: await withSuggestedCities(db, places) }),
      snapshots,
      isRestored: true,
    };
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    log(`the catalogue was loaded from its snapshot of ${writtenAt.toISOString()}, ${seconds} s after the database was ready`);
    return state;
  }

  if (restoring?.kind === "refused")
    log(`the snapshot of the catalogue is not used, and everything is read from the database: ${restoring.why}`);
  const isImpossible = restoring?.kind === "impossible";
  if (isImpossible) log(`no snapshot of the catalogue is written, so every start reads everything from the database: ${restoring.why}`);
  // Take the cursor first, so that changes during the load are applied afterwards.
  const cursor = await cursorNow(db);
  const loaded = await loadAll(db, { sections: await loadSections(db, {}), hasVisitors: false, log, signal });
  return { ...loaded, cursor, unsaved: [], isRestored: false, snapshots: isImpossible ? null : snapshots };
}
