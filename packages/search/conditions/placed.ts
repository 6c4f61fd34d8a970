import { isPresent } from "../query.ts";
import type { CityFacts, SearchFilter } from "../search.ts";
import type { PlatformIndex } from "../platform-index.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import { remove } from "../bits/bits.ts";
import type { AreaSets } from "../places/area-sets.ts";
import { setValue, valuesBelow } from "../places/short-lists.ts";
import { inUnion, type Condition, type Conditions } from "./condition.ts";

/** Conditions on the place of an activity; an unknown place matches nothing (specification 3, API). */
export function placeConditions(index: PlatformIndex, filter: SearchFilter): Conditions {
  const { cities, provinces, regions } = index.places;
  const { city, province, region, bounds } = filter;
  const conditions: Conditions = [];
  if (isPresent(province)) conditions.push(inArea(provinces.all, province));
  if (isPresent(region)) conditions.push(inArea(regions.all, region));
  if (isPresent(bounds)) conditions.push(inCities(index, cities.within(bounds)));
  if (isPresent(city)) {
    const facts = cities.find(city);
    conditions.push(facts && byCity(index, filter, facts));
  }
  return conditions;
}

/**
 * A radius replaces membership of the city itself; without one the advanced search widens to the whole province, and to
 * activities offered in the whole of a region that contains the city (decisions/010-advanced-city-search.md).
 */
function byCity(index: PlatformIndex, { radiusKm, advancedCitySearch }: SearchFilter, city: CityFacts): Condition {
  const { cities, members, provinces, regions } = index.places;
  if (isPresent(radiusKm)) return inCities(index, cities.near(city, radiusKm));

  const own = [cities.numberFor(city.id)];
  if (!advancedCitySearch) return inUnion(index, (union) => members.collect(own, union));
  return inUnion(index, (union) => {
    members.collect(own, union);
    provinces.all.collect(city.province, union);
    for (const region of city.regions) regions.own.collect(region, union);
  });
}

function inArea(areas: AreaSets, id: number): Condition | null {
  return areas.isKnown(id) ? (matches) => areas.narrow(matches, id) : null;
}

/** Looking up the cities of a match costs about as much as adding this many members of a city. */
const LOOKING_UP = 4;

/** Requires one of these cities: collects their members, or checks each match when there are fewer of them. */
function inCities(index: PlatformIndex, numbers: readonly number[]): Condition {
  const { rows, places } = index;
  const gather = inUnion(index, (union) => places.members.collect(numbers, union));
  return (matches) => {
    const lookingUp = rows.count(matches) * LOOKING_UP;
    if (places.members.countUpTo(lookingUp, numbers) < lookingUp) gather(matches);
    else keepInCities(index, matches, numbers);
  };
}

const [IN_ONE, IN_NONE] = [0, 1];

function keepInCities({ rows, places }: PlatformIndex, matches: number, numbers: readonly number[]): void {
  const values = valuesBelow(places.cities.count, IN_NONE);
  for (const number of numbers) setValue(values, number, IN_ONE);
  const bits = rows.bits(matches);
  const found = batchColumn();
  inBatches(bits, (slots, length) => {
    places.citiesOf.least(slots, length, { values, into: found });
    for (let index = 0; index < length; index += 1) if (found[index] === IN_NONE) remove(bits, slots[index] ?? 0);
  });
}
