import { isAsked } from "../question.ts";
import type { CityFacts, SearchFilter } from "../search.ts";
import type { Shelf } from "../shelf.ts";
import { inRow, inUnion, type Condition, type Conditions } from "./condition.ts";

/** Where an activity is to be; an unknown place holds nothing (decisions, API). */
export function placeConditions(shelf: Shelf, filter: SearchFilter): Conditions {
  const { cities, members, provinces, regions } = shelf.places;
  const { city, province, region, bounds } = filter;
  const conditions: Conditions = [];
  if (isAsked(province)) conditions.push(inRow(shelf, provinces.all.rowOf(province)));
  if (isAsked(region)) conditions.push(inRow(shelf, regions.all.rowOf(region)));
  if (isAsked(bounds)) conditions.push(inUnion(shelf, (union) => members.collect(cities.within(bounds), union)));
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
  if (isAsked(radiusKm)) return inUnion(shelf, (union) => members.collect(cities.near(city, radiusKm), union));

  const own = [cities.numberFor(city.id)];
  if (!advancedCitySearch) return inUnion(shelf, (union) => members.collect(own, union));
  const areas = [provinces.all.rowOf(city.province), ...city.regions.map(regions.own.rowOf)].filter((row) => row >= 0);
  return inUnion(shelf, (union) => {
    members.collect(own, union);
    for (const row of areas) shelf.rows.or(union, row);
  });
}
