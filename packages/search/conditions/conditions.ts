import { meetBits } from "../bits/bits.ts";
import type { SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import type { Condition, Conditions } from "./condition.ts";
import { kindConditions } from "./kinds.ts";
import { reachAndWhereConditions } from "./reach-and-where.ts";
import { placeConditions } from "./placed.ts";
import { singleConditions } from "./singles.ts";
import { spanConditions } from "./spans.ts";
import { textConditions } from "./texts.ts";

/** A family of conditions, and the fields of the search that it depends on. */
type Family = { of: (index: PlatformIndex, filter: SearchFilter) => Conditions; fields: readonly (keyof SearchFilter)[] };

/**
 * In order of cost: first single passes over bits, then texts, which leave few matches, then unions of slots or look-ups
 * for those few, and last the columns, which are read only where matches remain.
 */
const FAMILIES: readonly Family[] = [
  { of: reachAndWhereConditions, fields: ["geographicLocation", "indoorOutdoor"] },
  { of: kindConditions, fields: ["kinds"] },
  { of: singleConditions, fields: ["organisation", "excludeActivity"] },
  { of: textConditions, fields: ["genericSearchQuery"] },
  { of: placeConditions, fields: ["province", "region", "bounds", "city", "radiusKm", "advancedCitySearch"] },
  { of: spanConditions, fields: ["personCount", "minimumAge"] },
];

/** The conditions of a search except its filters (specification 3, API); null when nothing can match. */
export function conditionsOf(index: PlatformIndex, filter: SearchFilter): Condition[] | null {
  return allOf(FAMILIES.flatMap(({ of }) => of(index, filter)));
}

/** The same for many similar searches, until the next change: the matches of each family are cached, so each is computed once. */
export function cachedConditions(index: PlatformIndex): (filter: SearchFilter) => Condition[] | null {
  const cached = new Map<string, Conditions>();

  function conditionsOfFamily({ of, fields }: Family, filter: SearchFilter): Conditions {
    const key = JSON.stringify([fields[0], ...fields.map((field) => filter[field])]);
    const conditions = cached.get(key) ?? precomputed(index, of(index, filter));
    cached.set(key, conditions);
    return conditions;
  }

  return (filter) => allOf(FAMILIES.flatMap((family) => conditionsOfFamily(family, filter)));
}

function allOf(conditions: Conditions): Condition[] | null {
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

/** Combines conditions into one, with their matches precomputed; overwrites the row of matches. */
function precomputed({ rows, slots, working }: PlatformIndex, conditions: Conditions): Conditions {
  const all = allOf(conditions);
  if (!all || all.length === 0) return conditions;
  const matches = rows.bits(working.all);
  matches.set(slots.live);
  for (const condition of all) condition(working.all);
  const found = matches.slice();
  return [(row) => meetBits(rows.bits(row), found)];
}
