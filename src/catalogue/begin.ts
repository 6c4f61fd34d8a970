import type { Db } from "../database/open.ts";
import { cursorNow, type Cursor } from "./follow/read-changes.ts";
import { loadAll, type Loaded } from "./known.ts";
import { withSuggestedCities } from "./load/places.ts";
import { loadSections } from "./load/sections.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

/** What a catalogue begins with; `unsaved` activities have to be read again. Null snapshots where none can be kept. */
export type Begun = Loaded & { cursor: Cursor; unsaved: readonly number[]; isRestored: boolean; snapshots: Snapshots | null };

export type BeginOptions = { snapshots: Snapshots | null; log: (line: string) => void; signal: AbortSignal | undefined };

/** Takes the snapshot when there is one that fits, and reads everything otherwise; says in a line which and why. */
export async function begin(db: Db, { snapshots, log, signal }: BeginOptions): Promise<Begun> {
  const start = performance.now();
  const restoring = await snapshots?.restore(db);
  if (restoring?.kind === "restored") {
    const { writtenAt, places, ...restored } = restoring.restored;
    // The search was told of filters and cities before it was saved.
    const begun = {
      ...restored,
      sections: await loadSections(db, { places: await withSuggestedCities(db, places) }),
      snapshots,
      isRestored: true,
    };
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    log(`the catalogue begins with its snapshot of ${writtenAt.toISOString()}, ${seconds} s after the database was there`);
    return begun;
  }

  if (restoring?.kind === "refused") log(`the snapshot of the catalogue is not used, and everything is read anew: ${restoring.why}`);
  const isImpossible = restoring?.kind === "impossible";
  if (isImpossible) log(`no snapshot of the catalogue is kept, so that every start reads everything anew: ${restoring.why}`);
  // The cursor comes first: what changes while all is read is taken over once more.
  const cursor = await cursorNow(db);
  const loaded = await loadAll(db, { sections: await loadSections(db, {}), hasVisitors: false, log, signal });
  return { ...loaded, cursor, unsaved: [], isRestored: false, snapshots: isImpossible ? null : snapshots };
}
