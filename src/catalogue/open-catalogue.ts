import { brands } from "../brands/brands.ts";
import type { OpenDatabase } from "../database/open.ts";
import type { Catalogue, Change } from "./catalogue.ts";
import { createDocuments } from "./documents.ts";
import { follow } from "./follow/follow.ts";
import { cursorNow } from "./follow/read-changes.ts";
import { touchedActivities } from "./follow/touched-activities.ts";
import { allRecords, recordsOf } from "./load/records.ts";
import { directoryOf, loadSections, type Sections } from "./load/sections.ts";
import { createPublicActivities, type PublicActivities } from "./public-activities.ts";

/**
 * Loads what is public and keeps it equal to the database until `close`. Rejects when the database cannot be reached
 * at first; later it may go away: what is in memory goes on answering, and the rest follows when it is back.
 */
export async function openCatalogue(database: OpenDatabase, log: (line: string) => void): Promise<Catalogue> {
  const { db } = database;
  const listeners = new Set<(changes: readonly Change[]) => void>();
  const documents = createDocuments(db);
  const activities = createPublicActivities();
  let generation = 0;

  // The cursor comes first: what changes while all is loaded is taken over once more.
  const cursor = await cursorNow(db);
  let sections = await loadSections(db, null, new Set());
  describePlatforms(activities, sections);
  for await (const records of allRecords(db)) records.forEach(activities.upsert);

  async function apply(changes: Change[]): Promise<void> {
    const kinds = new Set(changes.map(({ kind }) => kind));
    const touched = await touchedActivities(db, changes);
    const [fresh, records] = await Promise.all([loadSections(db, sections, kinds), recordsOf(db, touched)]);

    if (fresh.filterGroups !== sections.filterGroups || fresh.places !== sections.places) describePlatforms(activities, fresh);
    sections = fresh;
    const isStillPublic = new Set(records.map(({ id }) => id));
    records.forEach(activities.upsert);
    touched.filter((id) => !isStillPublic.has(id)).forEach(activities.remove);
    documents.drop(touched);
    generation += 1;

    const news = [...changes.filter(({ kind }) => kind !== "activity"), ...touched.map((id) => ({ kind: "activity", id }))];
    for (const listener of listeners) listener(news);
  }

  const follower = follow({ database, cursor, apply, log });

  return {
    db,
    get generation() {
      return generation;
    },
    search: activities.search,
    activityIdOf: activities.idOf,
    documents: documents.find,
    directory: (platform) => directoryOf(sections, platform),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: follower.catchUp,
    isFollowing: async () => follower.isFollowing(),
    close: follower.close,
  };
}

/** Tells the search the filters and cities of every platform. */
function describePlatforms(activities: PublicActivities, sections: Sections): void {
  for (const { id } of brands) {
    const { filterGroups, cities } = directoryOf(sections, id);
    activities.describe(id, {
      filters: filterGroups.flatMap((group) => group.filters.map((filter) => ({ id: filter.id, group: group.id }))),
      cities: [...cities.values()],
    });
  }
}
