import { setImmediate } from "node:timers/promises";
import { brands } from "../brands/brands.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Db } from "../database/open.ts";
import { MAX_DOCUMENTS, type Documents } from "./documents.ts";
import { inSlices } from "./in-slices.ts";
import { allRecords } from "./load/records.ts";
import { directoryOf, type Sections } from "./load/sections.ts";
import type { MergeThreshold } from "../../packages/search/search.ts";
import type { LastChanges } from "./dependencies/last-changes.ts";
import { createPublicActivities, type PublicActivities } from "./public-activities.ts";

/** The state of a catalogue in memory. */
export type Known = {
  activities: PublicActivities;
  documents: Documents;
  sections: Sections;
  generation: number;
  lastChanges: LastChanges;
};
export type Loaded = Pick<Known, "activities" | "sections">;

const LINE_EVERY_MS = 2_000;
/** During a load, merge rarely: a merge rewrites the whole index. But unmerged texts take five times the memory. */
const THRESHOLD_WHILE_LOADING: MergeThreshold = { changes: 20_000, share: 2 / 3 };

export type LoadOptions = {
  sections: Sections;
  /** Load in small steps between requests, which takes half as long again. */
  hasVisitors: boolean;
  /** Aborts the load, which may take minutes. */
  signal?: AbortSignal | undefined;
  log: (line: string) => void;
};

/** Reads all public activities, and logs the progress when that takes long. Rejects when it is aborted. */
export async function loadAll(db: Db, { sections, hasVisitors, log, signal }: LoadOptions): Promise<Loaded> {
  const activities = createPublicActivities();
  const loaded = { activities, sections };
  describePlatforms(loaded);
  const progress = progressOf(log);
  const isStopped = () => signal?.aborted ?? false;
  for await (const records of allRecords(db, sections.places)) {
    signal?.throwIfAborted();
    if (hasVisitors) await inSlices(records, activities.upsert);
    else activities.upsert(records);
    progress.at(activities.size);
    await mergeChangedTexts(activities, THRESHOLD_WHILE_LOADING, isStopped);
  }
  await mergeChangedTexts(activities, undefined, isStopped);
  signal?.throwIfAborted();
  return loaded;
}

/**
 * Merges changed texts into the index of platforms with more than `few` of them, yielding to the event loop in between.
 * Returns whether it merged any; false too when it was stopped.
 */
export async function mergeChangedTexts(activities: PublicActivities, few?: MergeThreshold, isStopped = () => false): Promise<boolean> {
  const merging = activities.mergeChanges(few);
  for (;;) {
    const step = merging.next();
    if (step.done) return step.value;
    await setImmediate();
    if (isStopped()) return false;
  }
}

/** Gives the search engine the kinds, filters and cities of every platform. */
export function describePlatforms({ activities, sections }: Loaded): void {
  for (const { id, locale } of brands) {
    const { kinds, filterGroups, cities, suggestedCities } = directoryOf(sections, id);
    activities.describe(id, {
      language: textLanguage({ locale }),
      kinds: Array.from(kinds.values(), ({ id: kind, name, synonyms }) => ({ id: kind, names: [name, ...synonyms] })),
      filters: filterGroups.flatMap((group) => group.filters.map(({ id: filter, name }) => ({ id: filter, group: group.id, name }))),
      cities: [...cities.values(), ...suggestedCities.values()],
    });
  }
}

/** Ids for preloading documents: first the newest of each platform, an equal share each, then older ones. */
export function newestOfAll({ activities }: Pick<Known, "activities">): number[] {
  const newest = brands.map(({ id }) => activities.search(id, { orderBy: "createdAt" }, { page: 1, limit: MAX_DOCUMENTS }).ids);
  const share = MAX_DOCUMENTS / brands.length;
  return [...newest.flatMap((ids) => ids.slice(0, share)), ...newest.flatMap((ids) => ids.slice(share))];
}

function progressOf(log: (line: string) => void): { at(count: number): void } {
  const start_ms = performance.now();
  let nextLine_ms = start_ms + LINE_EVERY_MS;
  return {
    at(count) {
      if (performance.now() < nextLine_ms) return;
      nextLine_ms = performance.now() + LINE_EVERY_MS;
      const perSecond = Math.round((count / (performance.now() - start_ms)) * 1_000);
      log(`reading the activities for the search: ${count} so far, ${perSecond} a second`);
    },
  };
}
