import { setImmediate } from "node:timers/promises";
import { brands } from "../brands/brands.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Db } from "../database/open.ts";
import { MOST_DOCUMENTS, type Documents } from "./documents.ts";
import { inSlices } from "./in-slices.ts";
import { allRecords } from "./load/records.ts";
import { directoryOf, type Sections } from "./load/sections.ts";
import type { MergeThreshold } from "../../packages/search/search.ts";
import type { LastChanges } from "./reading/last-changes.ts";
import { createPublicActivities, type PublicActivities } from "./public-activities.ts";

/** All that a catalogue has in memory. */
export type Known = {
  activities: PublicActivities;
  documents: Documents;
  sections: Sections;
  generation: number;
  lastChanges: LastChanges;
};
export type Loaded = Pick<Known, "activities" | "sections">;

const LINE_EVERY_MS = 2_000;
/** While all is read, more are folded in: unfolded texts take five times the room, and each fold reads all. */
const FEW_OF_THOSE_READ: MergeThreshold = { changes: 20_000, share: 2 / 3 };

export type LoadOptions = {
  sections: Sections;
  /** Small steps, which together take half as long again. */
  hasVisitors: boolean;
  /** Of who no longer wants it; it takes minutes. */
  signal?: AbortSignal | undefined;
  log: (line: string) => void;
};

/** Reads everything that is public; says how far it is when it takes long. Rejects when it is aborted on the way. */
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
    await foldIn(activities, FEW_OF_THOSE_READ, isStopped);
  }
  await foldIn(activities, undefined, isStopped);
  signal?.throwIfAborted();
  return loaded;
}

/**
 * Folds changed texts in where they are more than few, with the event loop free in between, and answers whether there were
 * any; who stops it leaves them for the next time.
 */
export async function foldIn(activities: PublicActivities, few?: MergeThreshold, isStopped = () => false): Promise<boolean> {
  const tidying = activities.mergeChanges(few);
  for (;;) {
    const step = tidying.next();
    if (step.done) return step.value;
    await setImmediate();
    if (isStopped()) return false;
  }
}

/** Tells the search the kinds, filters and cities of every platform. */
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

/** Activities of all platforms: of each its newest, then the rest as far as documents are kept. */
export function newestOfAll({ activities }: Pick<Known, "activities">): number[] {
  const newest = brands.map(({ id }) => activities.search(id, { orderBy: "createdAt" }, { page: 1, limit: MOST_DOCUMENTS }).ids);
  const share = MOST_DOCUMENTS / brands.length;
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
