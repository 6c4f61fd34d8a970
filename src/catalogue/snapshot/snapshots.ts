import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Db } from "../../database/open.ts";
import type { Sections } from "../../search/search.ts";
import type { Cursor } from "../follow/read-changes.ts";
import { createPublicActivities, type PublicActivities } from "../public-activities.ts";
import { snapshotBuild } from "./build.ts";
import { databaseState, whyForeign } from "./database-identity.ts";
import { openSnapshotFile, type OpenSnapshot } from "./read-snapshot.ts";
import { copyOf, removeDrafts, writeSnapshot } from "./write-snapshot.ts";

/** What a snapshot gives back; `unsaved` has to be read again, and so has all that changed after `cursor`. */
export type Restored = { activities: PublicActivities; cursor: Cursor; unsaved: number[]; writtenAt: Date };
export type Restoring = { kind: "restored"; restored: Restored } | { kind: "none" } | { kind: "refused"; why: string };

/** The activities of one moment, and where in `change` that stands. */
export type Photograph = { cursor: Cursor; sections: Sections };

export type Snapshots = {
  /** Reads the snapshot, when it is whole, of this database and of this code. Rejects without the database alone. */
  restore(db: Db): Promise<Restoring>;
  /** Answers the size in bytes. */
  write(db: Db, photograph: Photograph): Promise<number>;
};

const FILE = "catalogue.snapshot";
const DAMAGED = "it is damaged";

/** The snapshot of the catalogue in a folder of this machine. */
export async function openSnapshots(folder: string): Promise<Snapshots> {
  const path = join(folder, FILE);
  // Of the code that runs: when it stops, the next version may lie on the disk already.
  const build = await snapshotBuild();

  return {
    async restore(db) {
      const file = await openSnapshotFile(path);
      if (file.kind !== "open") return file.kind === "none" ? file : { kind: "refused", why: DAMAGED };
      try {
        return await restoreFrom(file, { db, build });
      } finally {
        await file.close();
      }
    },
    async write(db, { sections, cursor }) {
      await mkdir(dirname(path), { recursive: true });
      const now = new Date();
      await removeDrafts(path, now.getTime());
      return writeSnapshot(path, { ...(await databaseState(db)), cursor, build, writtenAt: now.toISOString() }, sections);
    },
  };
}

async function restoreFrom(file: OpenSnapshot, { db, build }: { db: Db; build: string }): Promise<Restoring> {
  const { facts } = file;
  if (facts.build !== build) return { kind: "refused", why: "another version of Uitkijk wrote it" };
  const [foreign, sections] = await Promise.all([whyForeign(db, facts), file.sections()]);
  if (foreign) return { kind: "refused", why: foreign };
  if (!sections) return { kind: "refused", why: DAMAGED };

  const activities = createPublicActivities();
  try {
    const unsaved = activities.load(sections);
    return { kind: "restored", restored: { activities, cursor: facts.cursor, unsaved, writtenAt: new Date(facts.writtenAt) } };
  } catch (error) {
    if (error instanceof RangeError) return { kind: "refused", why: DAMAGED };
    throw error;
  }
}

/** Copies what there is; nothing may be taken over meanwhile, and it takes as long as copying memory does. */
export async function photograph(activities: PublicActivities, cursor: Cursor): Promise<Photograph> {
  return { cursor, sections: await copyOf(activities.save()) };
}
