import type { Db } from "../database/open.ts";
import { cursorNow, type Cursor } from "./follow/read-changes.ts";
import { describePlatforms, loadAll, type Loaded } from "./known.ts";
import { loadSections } from "./load/sections.ts";
import type { Restored, Snapshots } from "./snapshot/snapshots.ts";

/** What a catalogue begins with; `unsaved` activities have to be read again. */
export type Begun = Loaded & { cursor: Cursor; unsaved: readonly number[]; isRestored: boolean };

/** Takes the snapshot when there is one that fits, and reads everything otherwise; says in a line which and why. */
export async function begin(db: Db, snapshots: Snapshots | null, log: (line: string) => void): Promise<Begun> {
  const start = performance.now();
  const restoring = (await snapshots?.restore(db)) ?? { kind: "none" };
  if (restoring.kind === "restored") {
    const begun = await beginWith(db, restoring.restored);
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    log(`the catalogue begins with its snapshot of ${restoring.restored.writtenAt.toISOString()}, read in ${seconds} s`);
    return begun;
  }
  if (restoring.kind === "refused") log(`the snapshot of the catalogue is not used, and everything is read anew: ${restoring.why}`);

  // The cursor comes first: what changes while all is loaded is taken over once more.
  const cursor = await cursorNow(db);
  return { ...(await loadAll(db, log)), cursor, unsaved: [], isRestored: false };
}

async function beginWith(db: Db, { activities, cursor, unsaved }: Restored): Promise<Begun> {
  const begun = { activities, sections: await loadSections(db, null, new Set()), cursor, unsaved, isRestored: true };
  describePlatforms(begun);
  return begun;
}
