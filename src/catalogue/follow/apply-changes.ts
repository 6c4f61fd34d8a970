import type { Db } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { MAX_DOCUMENTS } from "../documents.ts";
import { inSlices } from "../in-slices.ts";
import { describePlatforms, type Known } from "../known.ts";
import { recordsOf } from "../load/records.ts";
import { withSuggestedCities } from "../load/places.ts";
import { loadSections, SUGGESTED_CITY } from "../load/sections.ts";
import { touchedActivities } from "./touched-activities.ts";

/** Batch size: a change of a hundred thousand activities is applied while it is read. */
const ACTIVITIES_AT_ONCE = 200;

/** Applies changes in batches, yielding to the event loop in between. Idempotent. */
export async function applyChanges(db: Db, known: Known, changes: readonly Change[]): Promise<void> {
  const touched = await touchedActivities(db, changes);
  await applyToSections(db, known, changes);
  for (let from = 0; from < touched.length; from += ACTIVITIES_AT_ONCE) {
    await applyToActivities(db, known, touched.slice(from, from + ACTIVITIES_AT_ONCE));
  }
  void inSlices(touched.slice(0, MAX_DOCUMENTS), (ids) => void known.documents.preload(ids));
}

async function applyToSections(db: Db, known: Known, changes: readonly Change[]): Promise<void> {
  const kinds = new Set(changes.map(({ kind }) => kind));
  if (kinds.size === 0 || (kinds.size === 1 && kinds.has("activity"))) return;
  known.sections = await loadSections(db, known.sections, kinds);
  if (!kinds.has("place")) await applySuggestedCities(db, known, changes);
  if (["kind", "filter", "place"].some((kind) => kinds.has(kind))) describePlatforms(known);
  // Documents contain names of kinds and filters, and half of all activities may have the same filter.
  const idsOf = (changed: string) => new Set(changes.filter(({ kind }) => kind === changed).map(({ id }) => id));
  if (kinds.has("kind") || kinds.has("filter")) known.documents.dropWith({ kinds: idsOf("kind"), filters: idsOf("filter") });
  known.generation += 1;
  known.lastChanges.kinds(kinds, known.generation);
}

/** Reads only the changed cities: visitors suggest them often, and reading all places takes half a second. */
async function applySuggestedCities(db: Db, known: Known, changes: readonly Change[]): Promise<void> {
  const ids = changes.flatMap(({ kind, id }) => (kind === SUGGESTED_CITY ? [id] : []));
  if (ids.length === 0) return;
  const places = await withSuggestedCities(db, known.sections.places, ids);
  for (const [platform, { cities, suggestedCities }] of places) {
    // A city that an editor accepted meanwhile is in `cities`.
    const own = ids.filter((id) => !cities.has(id)).map((id) => ({ id, city: suggestedCities.get(id) ?? null }));
    known.activities.changeCities(platform, own);
  }
  known.sections = { ...known.sections, places };
}

async function applyToActivities(db: Db, known: Known, ids: readonly number[]): Promise<void> {
  const records = new Map((await recordsOf(db, ids, known.sections.places)).map((record) => [record.id, record]));
  await inSlices(ids, (some) => {
    known.activities.remove(some.filter((id) => !records.has(id)));
    known.activities.upsert(some.flatMap((id) => records.get(id) ?? []));
    known.documents.drop(some);
  });
  known.generation += 1;
  known.lastChanges.activities(ids, known.generation);
}
