import { setImmediate } from "node:timers/promises";
import type { OpenDatabase } from "../database/open.ts";
import { prepareLexicons } from "../../packages/search/text/lexicon.ts";
import { begin } from "./begin.ts";
import type { Catalogue, Change } from "./catalogue.ts";
import { createDocuments } from "./documents.ts";
import { follow } from "./follow/follow.ts";
import { cursorNow, type Cursor } from "./follow/read-changes.ts";
import { takeOver } from "./follow/take-over.ts";
import { keepHouse } from "./housekeeping.ts";
import { loadAll, newestOfAll, type Known } from "./known.ts";
import { makeAll } from "./load/saved-cities.ts";
import { directoryOf, loadSections } from "./load/sections.ts";
import { answerDigest } from "./reading/answer-digest.ts";
import { createLastChanges } from "./reading/last-changes.ts";
import { createReadings, notedDirectory } from "./reading/readings.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

export type CatalogueOptions = {
  /** Null keeps none. */
  snapshots?: Snapshots | null;
  /** Of who no longer wants it: reading everything takes minutes. */
  signal?: AbortSignal;
};

/** Of what was read anew nobody knows what changed. */
const EVERYTHING: Change = { kind: "everything", id: 0 };

/**
 * Loads what is public, from the snapshot where there is a fitting one, and keeps it equal to the database until `close`.
 * Rejects when the database cannot be reached at first; later it may go away: what is in memory goes on answering, and
 * the rest follows when it is back.
 */
export async function openCatalogue(
  database: OpenDatabase,
  log: (line: string) => void,
  { snapshots = null, signal }: CatalogueOptions = {},
): Promise<Catalogue> {
  const { db } = database;
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const closing = new AbortController();
  const begun = await begin(db, { snapshots, log, signal });
  const known: Known = {
    activities: begun.activities,
    sections: begun.sections,
    documents: createDocuments(db, closing.signal),
    generation: 0,
    lastChanges: createLastChanges(),
  };
  const readings = createReadings(known);

  async function apply(changes: readonly Change[]): Promise<void> {
    const news = await takeOver(db, known, changes);
    house.changed();
    for (const listener of listeners) listener(news);
  }

  async function rebuild(why: string): Promise<Cursor> {
    log(`the catalogue reads everything anew, and goes on with what it knows meanwhile: ${why}`);
    const cursor = await cursorNow(db);
    const sections = await loadSections(db, {});
    const { activities } = await loadAll(db, { sections, hasVisitors: true, log, signal: closing.signal });
    Object.assign(known, { activities, sections, generation: known.generation + 1 });
    known.lastChanges.everything(known.generation);
    known.documents.dropAll();
    for (const listener of listeners) listener([EVERYTHING]);
    log("the catalogue has read everything anew");
    return cursor;
  }

  const follower = follow({ database, cursor: begun.cursor, apply, rebuild, log });
  const house = keepHouse({ db, known, follower, snapshots: begun.snapshots, saved: begun.isRestored ? { generation: 0 } : null, log });
  // What changed since the snapshot comes before the first answer.
  if (begun.unsaved.length > 0) await follower.between(() => apply(begun.unsaved.map((id) => ({ kind: "activity", id }))));
  if (begun.isRestored) await follower.catchUp();

  /** Asks, and where somebody reads writes down how to ask again. */
  function noted<Answer>(ask: () => Answer, seenIn: (answer: Answer) => unknown): Answer {
    const answer = ask();
    const notes = readings.notes();
    if (notes) {
      const seen = seenIn(answer);
      notes.questions.push(() => seenIn(ask()) === seen);
    }
    return answer;
  }

  return {
    get db() {
      const notes = readings.notes();
      if (notes) notes.readsSql = true;
      return db;
    },
    get generation() {
      return known.generation;
    },
    search: (...question) => noted(() => known.activities.search(...question), answerDigest),
    count: (...question) => noted(() => known.activities.count(...question), itself),
    relaxations: (...question) => noted(() => known.activities.relaxations(...question), JSON.stringify),
    hasWords: (...question) => noted(() => known.activities.hasWords(...question), itself),
    kindsNamed: (...question) => noted(() => known.activities.kindsNamed(...question), JSON.stringify),
    suggest: (...question) => noted(() => known.activities.suggest(...question), JSON.stringify),
    activityIdOf: (...address) => noted(() => known.activities.idOf(...address), itself),
    hasActivity: (...activity) => noted(() => known.activities.has(...activity), itself),
    async documents(ids) {
      const notes = readings.notes();
      if (notes) for (const id of ids) notes.activities.add(id);
      // A document names its kind and its filters.
      for (const named of ["kind", "filter"]) notes?.kinds.add(named);
      return known.documents.find(ids);
    },
    async readAhead() {
      for (const _ of prepareLexicons()) await setImmediate();
      for (const { cities } of known.sections.places.values()) {
        makeAll(cities);
        await setImmediate();
      }
      await known.documents.readAhead(newestOfAll(known));
    },
    directory(platform) {
      const directory = directoryOf(known.sections, platform);
      const notes = readings.notes();
      return notes ? notedDirectory(directory, notes) : directory;
    },
    read: readings.read,
    apart: readings.apart,
    note: (isSame) => void readings.notes()?.others.push(isSame),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: follower.catchUp,
    tidy: house.tidy,
    isFollowing: async () => follower.isFollowing(),
    figures: () => ({
      activities: known.activities.size,
      unfolded: known.activities.unmergedCount(),
      generation: known.generation,
      lag_ms: follower.lag_ms(),
      lastFold_ms: house.lastFold_ms,
      snapshot: house.lastSnapshot,
    }),
    async close() {
      closing.abort();
      await follower.close();
      await house.close();
    },
  };
}

function itself<Answer>(answer: Answer): Answer {
  return answer;
}
