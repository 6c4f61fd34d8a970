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

/** Conditions of a search, and all of its fields that they are made from. */
type Family = { of: (index: PlatformIndex, filter: SearchFilter) => Conditions; fields: readonly (keyof SearchFilter)[] };

/**
 * First what costs one pass over bits, then texts, which leave few, then what gathers slots or looks at those few, and
 * last the columns, which skip what is out already.
 */
const FAMILIES: readonly Family[] = [
  { of: reachAndWhereConditions, fields: ["geographicLocation", "indoorOutdoor"] },
  { of: kindConditions, fields: ["kinds"] },
  { of: singleConditions, fields: ["organisation", "excludeActivity"] },
  { of: textConditions, fields: ["genericSearchQuery"] },
  { of: placeConditions, fields: ["province", "region", "bounds", "city", "radiusKm", "advancedCitySearch"] },
  { of: spanConditions, fields: ["personCount", "minimumAge"] },
];

/** All that a search asks but its filters (decisions, API); null when nothing meets it. */
export function conditionsOf(index: PlatformIndex, filter: SearchFilter): Condition[] | null {
  return allOf(FAMILIES.flatMap(({ of }) => of(index, filter)));
}

/**
 * The same for many searches that ask nearly alike, until the next change: the slots that meet all of a family are
 * remembered, so that each is gathered once and not for each search.
 */
export function cachedConditions(index: PlatformIndex): (filter: SearchFilter) => Condition[] | null {
  const remembered = new Map<string, Conditions>();

  function conditionsOfFamily({ of, fields }: Family, filter: SearchFilter): Conditions {
    const key = JSON.stringify([fields[0], ...fields.map((field) => filter[field])]);
    const conditions = remembered.get(key) ?? gathered(index, of(index, filter));
    remembered.set(key, conditions);
    return conditions;
  }

  return (filter) => allOf(FAMILIES.flatMap((family) => conditionsOfFamily(family, filter)));
}

function allOf(conditions: Conditions): Condition[] | null {
  return conditions.every((condition) => condition !== null) ? conditions : null;
}

/** One condition for them all, by the slots that meet them; writes on the row of matches. */
function gathered({ rows, slots, working }: PlatformIndex, conditions: Conditions): Conditions {
  const all = allOf(conditions);
  if (!all || all.length === 0) return conditions;
  const matches = rows.bits(working.all);
  matches.set(slots.live);
  for (const condition of all) condition(working.all);
  const met = matches.slice();
  return [(row) => meetBits(rows.bits(row), met)];
}
