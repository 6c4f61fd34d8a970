import { isAsked } from "../question.ts";
import type { CityFacts, SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { batchColumn, inBatches } from "../bits/in-batches.ts";
import { remove } from "../bits/bits.ts";
import type { AreaSets } from "../places/area-sets.ts";
import { setValue, valuesBelow } from "../places/short-lists.ts";
import { inUnion, type Condition, type Conditions } from "./condition.ts";

/** Where an activity is to be; an unknown place holds nothing (decisions, API). */
export function placeConditions(shelf: Shelf, filter: SearchFilter): Conditions {
  const { cities, provinces, regions } = shelf.places;
  const { city, province, region, bounds } = filter;
  const conditions: Conditions = [];
  if (isAsked(province)) conditions.push(inArea(provinces.all, province));
  if (isAsked(region)) conditions.push(inArea(regions.all, region));
  if (isAsked(bounds)) conditions.push(inCities(shelf, cities.within(bounds)));
  if (isAsked(city)) {
    const facts = cities.find(city);
    conditions.push(facts && byCity(shelf, filter, facts));
  }
  return conditions;
}

/**
 * A radius stands in for being in the city itself; without one the advanced search widens to the whole province, and to
 * what is offered in all of a region that contains the city (decisions/010-advanced-city-search.md).
 */
function byCity(shelf: Shelf, { radiusKm, advancedCitySearch }: SearchFilter, city: CityFacts): Condition {
  const { cities, members, provinces, regions } = shelf.places;
  if (isAsked(radiusKm)) return inCities(shelf, cities.near(city, radiusKm));

  const own = [cities.numberFor(city.id)];
  if (!advancedCitySearch) return inUnion(shelf, (union) => members.collect(own, union));
  return inUnion(shelf, (union) => {
    members.collect(own, union);
    provinces.all.collect(city.province, union);
    for (const region of city.regions) regions.own.collect(region, union);
  });
}

function inArea(areas: AreaSets, id: number): Condition | null {
  return areas.isKnown(id) ? (matches) => areas.narrow(matches, id) : null;
}

/** Looking up the cities of a match costs about as much as gathering so many members of a city. */
const LOOKING_UP = 4;

/** Asks to be in one of these cities: gathers who is, or looks at each match when they are fewer. */
function inCities(shelf: Shelf, numbers: readonly number[]): Condition {
  const { rows, places } = shelf;
  const gather = inUnion(shelf, (union) => places.members.collect(numbers, union));
  return (matches) => {
    const lookingUp = rows.count(matches) * LOOKING_UP;
    if (places.members.countUpTo(lookingUp, numbers) < lookingUp) gather(matches);
    else keepInCities(shelf, matches, numbers);
  };
}

const [IN_ONE, IN_NONE] = [0, 1];

function keepInCities({ rows, places }: Shelf, matches: number, numbers: readonly number[]): void {
  const values = valuesBelow(places.cities.count, IN_NONE);
  for (const number of numbers) setValue(values, number, IN_ONE);
  const bits = rows.bits(matches);
  const found = batchColumn();
  inBatches(bits, (slots, length) => {
    places.citiesOf.least(slots, length, { values, into: found });
    for (let index = 0; index < length; index += 1) if (found[index] === IN_NONE) remove(bits, slots[index] ?? 0);
  });
}
