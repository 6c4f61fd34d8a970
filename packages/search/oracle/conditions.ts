import type { Entry } from "./entry.ts";
import { isPlaced } from "./placed.ts";
import type { WordMeanings } from "./word-meanings.ts";
import { hasAll } from "./relevance.ts";
import type { Bounds, CityFacts, IndoorOutdoor, Reach, SearchFilter } from "../search.ts";

type Condition = (entry: Entry) => boolean;

/** The maximum of the persons control means "this many or more" (specification 3, API: personCount). */
const PERSONS_OR_MORE = 500;

/** All conditions of a search except its filters (specification 3, API). */
export function conditionsOf(
  filter: SearchFilter,
  { cities, words }: { cities: ReadonlyMap<number, CityFacts>; words: readonly WordMeanings[] },
): Condition[] {
  const { personCount, minimumAge, bounds, geographicLocation, indoorOutdoor, organisation, excludeActivity } = filter;
  const conditions: Condition[] = [];

  if (isGiven(filter.kinds)) conditions.push(({ record }) => record.kind !== null && filter.kinds?.includes(record.kind) === true);
  if (words.length > 0) conditions.push((entry) => hasAll(words, entry));
  if (isGiven(personCount)) conditions.push((entry) => holdsPersons(entry, personCount));
  if (isGiven(minimumAge)) conditions.push((entry) => suitsAge(entry, minimumAge));
  if (isGiven(bounds)) conditions.push((entry) => entry.cities.some((city) => isWithin(city, bounds)));
  if (isGiven(geographicLocation) && geographicLocation.length > 0)
    conditions.push((entry) => reaches(geographicLocation).includes(entry.record.reach));
  if (isGiven(indoorOutdoor)) conditions.push((entry) => isWhere(entry, indoorOutdoor));
  if (isGiven(organisation)) conditions.push(({ record }) => record.organisation?.id === organisation);
  if (isGiven(excludeActivity)) conditions.push(({ record }) => record.id !== excludeActivity);
  conditions.push((entry) => isPlaced(entry, filter, cities));
  return conditions;
}

function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

function holdsPersons({ record }: Entry, persons: number): boolean {
  const { personsMin, personsMax } = record;
  const isLowEnough = personsMin === null || personsMin <= persons;
  return isLowEnough && (personsMax === null || personsMax >= Math.min(persons, PERSONS_OR_MORE));
}

function suitsAge({ record }: Entry, age: number): boolean {
  const { minimumAge, maximumAge } = record;
  return (minimumAge === null || minimumAge <= age) && (maximumAge === null || maximumAge >= age);
}

function isWithin({ lon, lat }: CityFacts, { lonMin, latMin, lonMax, latMax }: Bounds): boolean {
  return lon >= lonMin && lon <= lonMax && lat >= latMin && lat <= latMax;
}

function reaches(wanted: Reach | readonly Reach[]): readonly Reach[] {
  return typeof wanted === "string" ? [wanted] : wanted;
}

/** A search for indoors or outdoors also finds activities that are both; a search for both finds only these. */
function isWhere({ record }: Entry, wanted: IndoorOutdoor): boolean {
  return record.indoorOutdoor === wanted || record.indoorOutdoor === "BOTH";
}
