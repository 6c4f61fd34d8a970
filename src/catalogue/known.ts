import { brands } from "../brands/brands.ts";
import { textLanguage } from "../brands/text-language.ts";
import type { Db } from "../database/open.ts";
import type { Change } from "./catalogue.ts";
import { createDocuments, type Documents } from "./documents.ts";
import { touchedActivities } from "./follow/touched-activities.ts";
import { allRecords, recordsOf } from "./load/records.ts";
import { directoryOf, loadSections, type Sections } from "./load/sections.ts";
import { createPublicActivities, type PublicActivities } from "./public-activities.ts";

/** All that a catalogue has in memory. */
export type Known = { activities: PublicActivities; documents: Documents; sections: Sections; generation: number };

/** Reads everything that is public. */
export async function loadKnown(db: Db): Promise<Known> {
  const known: Known = {
    activities: createPublicActivities(),
    documents: createDocuments(db),
    sections: await loadSections(db, null, new Set()),
    generation: 0,
  };
  describePlatforms(known);
  for await (const records of allRecords(db)) {
    known.activities.upsert(records);
    await known.documents.readAhead(records.map(({ id }) => id));
  }
  return known;
}

/** Takes changes over, and answers them with the activities that they touch; doing it twice does no harm. */
export async function takeOver(db: Db, known: Known, changes: readonly Change[]): Promise<Change[]> {
  const touched = await touchedActivities(db, changes);
  const kinds = new Set(changes.map(({ kind }) => kind));
  const [sections, records] = await Promise.all([loadSections(db, known.sections, kinds), recordsOf(db, touched)]);

  known.sections = sections;
  if (kinds.has("filter") || kinds.has("place")) describePlatforms(known);
  const publicIds = new Set(records.map(({ id }) => id));
  known.activities.remove(touched.filter((id) => !publicIds.has(id)));
  known.activities.upsert(records);
  known.documents.drop(touched);
  known.generation += 1;
  await known.documents.readAhead([...publicIds]);

  return [...changes.filter(({ kind }) => kind !== "activity"), ...touched.map((id) => ({ kind: "activity", id }))];
}

/** Tells the search the filters and cities of every platform. */
function describePlatforms({ activities, sections }: Known): void {
  for (const { id, locale } of brands) {
    const { filterGroups, cities } = directoryOf(sections, id);
    activities.describe(id, {
      language: textLanguage({ locale }),
      filters: filterGroups.flatMap((group) => group.filters.map(({ id: filter, name }) => ({ id: filter, group: group.id, name }))),
      cities: [...cities.values()],
    });
  }
}
