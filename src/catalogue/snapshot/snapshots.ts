import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Db } from "../../database/open.ts";
import type { Sections } from "../../../packages/search/search.ts";
import type { Cursor } from "../follow/read-changes.ts";
import type { Places } from "../load/places.ts";
import { loadSavedPlaces, savePlaces } from "../load/saved-places.ts";
import { createPublicActivities, type PublicActivities } from "../public-activities.ts";
import { snapshotBuild } from "./build.ts";
import { databaseState, whyForeign } from "./database-identity.ts";
import type { SnapshotFacts } from "./facts.ts";
import { openSnapshotFile, type OpenSnapshot } from "./read-snapshot.ts";
import { copyOf, removeDrafts, writeSnapshot } from "./write-snapshot.ts";

/** `unsaved` activities, and everything that changed after `cursor`, must be read again. */
export type Restored = {
  activities: PublicActivities;
  places: ReadonlyMap<number, Places>;
  cursor: Cursor;
  unsaved: number[];
  writtenAt: Date;
};
/** `impossible`: the database cannot be identified, so no snapshot may be written either. */
export type Restoring =
  | { kind: "restored"; restored: Restored }
  | { kind: "none" }
  | { kind: "refused"; why: string }
  | { kind: "impossible"; why: string };

/** A consistent copy of the activities and places, with their position in `change`. */
export type StateCopy = { cursor: Cursor; sections: Sections };

export type Snapshots = {
  /** Returns the content of the file, once, if it is intact, of this database and of this build. Rejects without the database. */
  restore(db: Db): Promise<Restoring>;
  /** Returns the size in bytes. */
  write(db: Db, state: StateCopy): Promise<number>;
};

type ReadFile =
  | ({ kind: "read"; facts: SnapshotFacts } & Pick<Restored, "activities" | "places" | "unsaved">)
  | Exclude<Restoring, { kind: "restored" }>;

const FILE = "catalogue.snapshot";
const DAMAGED = "it is damaged";
const UNKNOWN = "the database cannot be identified";

/** The snapshot of the catalogue in a local folder. Starts reading the file now, while the database may still be starting. */
export function openSnapshots(folder: string): Snapshots {
  const path = join(folder, FILE);
  // Computed now: when the server stops, the sources on disk may be of the next version.
  const build = snapshotBuild();
  let reading = readSnapshot(path, build);
  // Rejects in `restore`; this only prevents an unhandled rejection before that.
  reading.catch(() => {});

  function takeReading(): Promise<ReadFile> {
    const taken = reading;
    reading = Promise.resolve({ kind: "none" });
    return taken;
  }

  return {
    async restore(db) {
      const [state, read] = await Promise.all([databaseState(db), takeReading()]);
      if (!state) return { kind: "impossible", why: UNKNOWN };
      if (read.kind !== "read") return read;
      const { facts, activities, places, unsaved } = read;
      const foreign = await whyForeign(db, facts, state);
      if (foreign) return { kind: "refused", why: foreign };
      return { kind: "restored", restored: { activities, places, cursor: facts.cursor, unsaved, writtenAt: new Date(facts.writtenAt) } };
    },
    async write(db, { sections, cursor }) {
      const state = await databaseState(db);
      if (!state) throw new Error(UNKNOWN);
      await mkdir(dirname(path), { recursive: true });
      const now = new Date();
      await removeDrafts(path, now.getTime());
      return writeSnapshot(path, { ...state, cursor, build: await build, writtenAt: now.toISOString() }, sections);
    },
  };
}

/** Reads a file and checks everything that needs no database. */
async function readSnapshot(path: string, building: Promise<string>): Promise<ReadFile> {
  const file = await openSnapshotFile(path);
  if (file.kind !== "open") return file.kind === "none" ? file : { kind: "refused", why: DAMAGED };
  try {
    return await readFrom(file, await building);
  } finally {
    await file.close();
  }
}

async function readFrom({ facts, sections: readSections }: OpenSnapshot, build: string): Promise<ReadFile> {
  if (facts.build !== build) return { kind: "refused", why: "another version of Uitkijk wrote it" };
  const sections = await readSections();
  if (!sections) return { kind: "refused", why: DAMAGED };

  const activities = createPublicActivities();
  try {
    const unsaved = activities.load(sections);
    return { kind: "read", facts, activities, places: loadSavedPlaces(sections), unsaved };
  } catch (error) {
    if (error instanceof RangeError) return { kind: "refused", why: DAMAGED };
    throw error;
  }
}

/** Copies the state section by section; no changes may be applied meanwhile. */
export async function copyState({ activities, places }: Pick<Restored, "activities" | "places">, cursor: Cursor): Promise<StateCopy> {
  function* sections() {
    yield* activities.save();
    yield* savePlaces(places);
  }
  return { cursor, sections: await copyOf(sections()) };
}
