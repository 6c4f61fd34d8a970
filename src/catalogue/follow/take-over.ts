import type { Db } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { MOST_DOCUMENTS } from "../documents.ts";
import { inSlices } from "../in-slices.ts";
import { describePlatforms, type Known } from "../known.ts";
import { recordsOf } from "../load/records.ts";
import { withSuggestedCities } from "../load/places.ts";
import { loadSections, SUGGESTED_CITY } from "../load/sections.ts";
import { touchedActivities } from "./touched-activities.ts";

/** Read at a time, so that a change of a hundred thousand activities is taken over as it is read. */
const ACTIVITIES_AT_ONCE = 200;

/**
 * Takes changes over, a batch after the other with the event loop free in between, and answers them with the activities
 * that they touch; doing it twice does no harm.
 */
export async function takeOver(db: Db, known: Known, changes: readonly Change[]): Promise<Change[]> {
  const touched = await touchedActivities(db, changes);
  await takeOverSections(db, known, changes);
  for (let from = 0; from < touched.length; from += ACTIVITIES_AT_ONCE) {
    await takeOverActivities(db, known, touched.slice(from, from + ACTIVITIES_AT_ONCE));
  }
  void inSlices(touched.slice(0, MOST_DOCUMENTS), (ids) => void known.documents.readAhead(ids));
  const others = changes.filter(({ kind }) => kind !== "activity");
  // Activities alone touch no others.
  return others.length === 0 ? [...changes] : [...others, ...touched.map((id) => ({ kind: "activity", id }))];
}

async function takeOverSections(db: Db, known: Known, changes: readonly Change[]): Promise<void> {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.size === 0 || (kinds.size === 1 && kinds.has("activity"))) return;
  known.sections = await loadSections(db, known.sections, kinds);
  if (!kinds.has("place")) await takeOverSuggestedCities(db, known, changes);
  if (["kind", "filter", "place"].some((kind) => kinds.has(kind))) describePlatforms(known);
  // Documents hold names of kinds and of filters, and one filter may be on half of all activities.
  const idsOf = (changed: string) => new Set(changes.filter(({ kind }) => kind === changed).map(({ id }) => id));
  if (kinds.has("kind") || kinds.has("filter")) known.documents.dropWith({ kinds: idsOf("kind"), filters: idsOf("filter") });
  known.generation += 1;
  known.lastChanges.kinds(kinds, known.generation);
}

/** Reads these cities alone: visitors make them, and all places together take half a second. */
async function takeOverSuggestedCities(db: Db, known: Known, changes: readonly Change[]): Promise<void> {
  const ids = changes.flatMap(({ kind, id }) => (kind === SUGGESTED_CITY ? [id] : []));
  if (ids.length === 0) return;
  const places = await withSuggestedCities(db, known.sections.places, ids);
  for (const [platform, { cities, suggestedCities }] of places) {
    // One that is offered by now was read with all places.
    const own = ids.filter((id) => !cities.has(id)).map((id) => ({ id, city: suggestedCities.get(id) ?? null }));
    known.activities.changeCities(platform, own);
  }
  known.sections = { ...known.sections, places };
}

async function takeOverActivities(db: Db, known: Known, ids: readonly number[]): Promise<void> {
  const records = new Map((await recordsOf(db, ids, known.sections.places)).map((record) => [record.id, record]));
  await inSlices(ids, (some) => {
    known.activities.remove(some.filter((id) => !records.has(id)));
    known.activities.upsert(some.flatMap((id) => records.get(id) ?? []));
    known.documents.drop(some);
  });
  known.generation += 1;
  known.lastChanges.activities(ids, known.generation);
}
