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

/** What a snapshot gives back; `unsaved` has to be read again, and so has all that changed after `cursor`. */
export type Restored = {
  activities: PublicActivities;
  places: ReadonlyMap<number, Places>;
  cursor: Cursor;
  unsaved: number[];
  writtenAt: Date;
};
/** `impossible` where no snapshot can be held to its database: then none is to be written either. */
export type Restoring =
  | { kind: "restored"; restored: Restored }
  | { kind: "none" }
  | { kind: "refused"; why: string }
  | { kind: "impossible"; why: string };

/** The activities and places of one moment, and where in `change` that stands. */
export type Photograph = { cursor: Cursor; sections: Sections };

export type Snapshots = {
  /** Gives what was read, once, when it was whole, and is of this database and of this code. Rejects without the database. */
  restore(db: Db): Promise<Restoring>;
  /** Answers the size in bytes. */
  write(db: Db, photograph: Photograph): Promise<number>;
};

type Reading =
  | ({ kind: "read"; facts: SnapshotFacts } & Pick<Restored, "activities" | "places" | "unsaved">)
  | Exclude<Restoring, { kind: "restored" }>;

const FILE = "catalogue.snapshot";
const DAMAGED = "it is damaged";
const UNKNOWN = "the database does not say which one it is";

/** The snapshot of the catalogue in a folder of this machine. It is read at once: the database may still be starting. */
export function openSnapshots(folder: string): Snapshots {
  const path = join(folder, FILE);
  // Of the code that runs: when it stops, the next version may lie on the disk already.
  const build = snapshotBuild();
  let reading = readSnapshot(path, build);
  // Who asks hears it; until then it is nobody's.
  reading.catch(() => {});

  function takeReading(): Promise<Reading> {
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

/** What a file holds, as far as can be told without the database. */
async function readSnapshot(path: string, building: Promise<string>): Promise<Reading> {
  const file = await openSnapshotFile(path);
  if (file.kind !== "open") return file.kind === "none" ? file : { kind: "refused", why: DAMAGED };
  try {
    return await readFrom(file, await building);
  } finally {
    await file.close();
  }
}

async function readFrom({ facts, sections: readSections }: OpenSnapshot, build: string): Promise<Reading> {
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

/** Copies what there is, a section at a time; nothing may be taken over meanwhile. */
export async function photograph({ activities, places }: Pick<Restored, "activities" | "places">, cursor: Cursor): Promise<Photograph> {
  function* sections() {
    yield* activities.save();
    yield* savePlaces(places);
  }
  return { cursor, sections: await copyOf(sections()) };
}
