import { setImmediate } from "node:timers/promises";
import type { OpenDatabase } from "../database/open.ts";
import { prepareLexicons } from "../../packages/search/text/lexicon.ts";
import { loadInitialState } from "./initial-state.ts";
import type { Catalogue, Change } from "./catalogue.ts";
import { createDocuments } from "./documents.ts";
import { follow } from "./follow/follow.ts";
import { cursorNow, type Cursor } from "./follow/read-changes.ts";
import { applyChanges } from "./follow/apply-changes.ts";
import { startMaintenance } from "./maintenance.ts";
import { loadAll, newestOfAll, type Known } from "./known.ts";
import { decodeAll } from "./load/saved-cities.ts";
import { directoryOf, loadSections } from "./load/sections.ts";
import { answerDigest } from "./dependencies/answer-digest.ts";
import { createLastChanges } from "./dependencies/last-changes.ts";
import { createDependencyTracker, trackedDirectory } from "./dependencies/track-dependencies.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";

export type CatalogueOptions = {
  /** Null neither reads nor writes a snapshot. */
  snapshots?: Snapshots | null;
  /** Aborts the load, which may take minutes. */
  signal?: AbortSignal;
};

/**
 * Loads everything public, from a valid snapshot if there is one, and keeps it up to date until `close`. Rejects when the
 * database cannot be reached. During a later outage it answers from memory, and catches up afterwards.
 */
export async function openCatalogue(
  database: OpenDatabase,
  log: (line: string) => void,
  { snapshots = null, signal }: CatalogueOptions = {},
): Promise<Catalogue> {
  const { db } = database;
  const closing = new AbortController();
  const initial = await loadInitialState(db, { snapshots, log, signal });
  const known: Known = {
    activities: initial.activities,
    sections: initial.sections,
    documents: createDocuments(db, closing.signal),
    generation: 0,
    lastChanges: createLastChanges(),
  };
  const tracker = createDependencyTracker(known);

  async function apply(changes: readonly Change[]): Promise<void> {
    await applyChanges(db, known, changes);
    maintenance.changed();
  }

  async function reload(why: string): Promise<Cursor> {
    log(`the catalogue reloads everything, and answers from memory meanwhile: ${why}`);
    const cursor = await cursorNow(db);
    const sections = await loadSections(db, {});
    const { activities } = await loadAll(db, { sections, hasVisitors: true, log, signal: closing.signal });
    Object.assign(known, { activities, sections, generation: known.generation + 1 });
    known.lastChanges.everything(known.generation);
    known.documents.dropAll();
    log("the catalogue has reloaded everything");
    return cursor;
  }

  const follower = follow({ database, cursor: initial.cursor, apply, reload, log });
  const saved = initial.isRestored ? { generation: 0 } : null;
  const maintenance = startMaintenance({ db, known, follower, snapshots: initial.snapshots, saved, log });
  // Apply what changed since the snapshot before the first query.
  if (initial.unsaved.length > 0) await follower.exclusively(() => apply(initial.unsaved.map((id) => ({ kind: "activity", id }))));
  if (initial.isRestored) await follower.catchUp();

  /** Runs a query; tracked work depends on its result, compared by `digest`. */
  function tracked<Answer>(query: () => Answer, digest: (answer: Answer) => unknown): Answer {
    const answer = query();
    const dependencies = tracker.current();
    if (dependencies) {
      const before = digest(answer);
      dependencies.queries.push(() => digest(query()) === before);
    }
    return answer;
  }

  return {
    get db() {
      const dependencies = tracker.current();
      if (dependencies) dependencies.readsSql = true;
      return db;
    },
    get generation() {
      return known.generation;
    },
    search: (...query) => tracked(() => known.activities.search(...query), answerDigest),
    count: (...query) => tracked(() => known.activities.count(...query), identity),
    relaxations: (...query) => tracked(() => known.activities.relaxations(...query), JSON.stringify),
    hasWords: (...query) => tracked(() => known.activities.hasWords(...query), identity),
    kindsNamed: (...query) => tracked(() => known.activities.kindsNamed(...query), JSON.stringify),
    suggest: (...query) => tracked(() => known.activities.suggest(...query), JSON.stringify),
    activityIdOf: (...address) => tracked(() => known.activities.idOf(...address), identity),
    hasActivity: (...activity) => tracked(() => known.activities.has(...activity), identity),
    async documents(ids) {
      const dependencies = tracker.current();
      if (dependencies) for (const id of ids) dependencies.activities.add(id);
      // A document contains the names of its kind and its filters.
      for (const named of ["kind", "filter"]) dependencies?.kinds.add(named);
      return known.documents.find(ids);
    },
    async preload() {
      for (const _ of prepareLexicons()) await setImmediate();
      for (const { cities } of known.sections.places.values()) {
        decodeAll(cities);
        await setImmediate();
      }
      await known.documents.preload(newestOfAll(known));
    },
    directory(platform) {
      const directory = directoryOf(known.sections, platform);
      const dependencies = tracker.current();
      return dependencies ? trackedDirectory(directory, dependencies) : directory;
    },
    track: tracker.track,
    untracked: tracker.untracked,
    dependOn: (isSame) => void tracker.current()?.external.push(isSame),
    refresh: follower.catchUp,
    maintain: maintenance.run,
    isFollowing: async () => follower.isFollowing(),
    figures: () => ({
      activities: known.activities.size,
      unmerged: known.activities.unmergedCount(),
      generation: known.generation,
      lag_ms: follower.lag_ms(),
      lastMerge_ms: maintenance.lastMerge_ms,
      snapshot: maintenance.lastSnapshot,
    }),
    async close() {
      closing.abort();
      await follower.close();
      await maintenance.close();
    },
  };
}

function identity<Answer>(answer: Answer): Answer {
  return answer;
}
