import type { Entry } from "./entry.ts";
import { isPlaced } from "./placed.ts";
import type { AskedWord } from "./asked-word.ts";
import { hasAll } from "./relevance.ts";
import type { Bounds, CityFacts, IndoorOutdoor, Reach, SearchFilter } from "../search.ts";

type Condition = (entry: Entry) => boolean;

/** The top of the persons control means "so many or more" (decisions, API: personCount). */
const PERSONS_OR_MORE = 500;

/** All that a search asks but its filters, as conditions that an activity must meet (decisions, API). */
export function conditionsOf(
  filter: SearchFilter,
  { cities, words }: { cities: ReadonlyMap<number, CityFacts>; words: readonly AskedWord[] },
): Condition[] {
  const { personCount, minimumAge, bounds, geographicLocation, indoorOutdoor, organisation, excludeActivity } = filter;
  const conditions: Condition[] = [];

  if (isAsked(filter.kinds)) conditions.push(({ record }) => record.kind !== null && filter.kinds?.includes(record.kind) === true);
  if (words.length > 0) conditions.push((entry) => hasAll(words, entry));
  if (isAsked(personCount)) conditions.push((entry) => holdsPersons(entry, personCount));
  if (isAsked(minimumAge)) conditions.push((entry) => suitsAge(entry, minimumAge));
  if (isAsked(bounds)) conditions.push((entry) => entry.cities.some((city) => isWithin(city, bounds)));
  if (isAsked(geographicLocation) && geographicLocation.length > 0)
    conditions.push((entry) => reaches(geographicLocation).includes(entry.record.reach));
  if (isAsked(indoorOutdoor)) conditions.push((entry) => isWhere(entry, indoorOutdoor));
  if (isAsked(organisation)) conditions.push(({ record }) => record.organisation?.id === organisation);
  if (isAsked(excludeActivity)) conditions.push(({ record }) => record.id !== excludeActivity);
  conditions.push((entry) => isPlaced(entry, filter, cities));
  return conditions;
}

function isAsked<Value>(value: Value | null | undefined): value is Value {
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

function reaches(asked: Reach | readonly Reach[]): readonly Reach[] {
  return typeof asked === "string" ? [asked] : asked;
}

/** What is both indoors and outdoors is found by either; asking for both finds only what is both. */
function isWhere({ record }: Entry, asked: IndoorOutdoor): boolean {
  return record.indoorOutdoor === asked || record.indoorOutdoor === "BOTH";
}
