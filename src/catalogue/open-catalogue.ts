import type { OpenDatabase } from "../database/open.ts";
import type { Catalogue, Change } from "./catalogue.ts";
import { follow } from "./follow/follow.ts";
import { cursorNow } from "./follow/read-changes.ts";
import { loadKnown, takeOver } from "./known.ts";
import { directoryOf } from "./load/sections.ts";

/**
 * Loads what is public and keeps it equal to the database until `close`. Rejects when the database cannot be reached
 * at first; later it may go away: what is in memory goes on answering, and the rest follows when it is back.
 */
export async function openCatalogue(database: OpenDatabase, log: (line: string) => void): Promise<Catalogue> {
  const { db } = database;
  const listeners = new Set<(changes: readonly Change[]) => void>();

  // The cursor comes first: what changes while all is loaded is taken over once more.
  const cursor = await cursorNow(db);
  const known = await loadKnown(db);

  async function apply(changes: readonly Change[]): Promise<void> {
    const news = await takeOver(db, known, changes);
    for (const listener of listeners) listener(news);
  }

  const follower = follow({ database, cursor, apply, log });

  return {
    db,
    get generation() {
      return known.generation;
    },
    search: known.activities.search,
    suggest: known.activities.suggest,
    activityIdOf: known.activities.idOf,
    hasActivity: known.activities.has,
    documents: known.documents.find,
    directory: (platform) => directoryOf(known.sections, platform),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: follower.catchUp,
    isFollowing: async () => follower.isFollowing(),
    close: follower.close,
  };
}
