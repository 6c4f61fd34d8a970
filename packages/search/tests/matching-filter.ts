import type { SearchFilter, SearchRecord } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { beginningOf, mistyped } from "./random-text.ts";

/** Random conditions that this activity meets, or nearly meets. */
export function matchingFilter(random: Random, record: SearchRecord): SearchFilter {
  const count = random.oneOf([1, 1, 2, 2, 3, 5]);
  return Object.assign({}, ...Array.from({ length: count }, () => random.oneOf(CONDITIONS)(random, record)));
}

const CONDITIONS: readonly ((random: Random, record: SearchRecord) => SearchFilter)[] = [
  (random, { filters }) => ({ filters: filters.filter(() => random.below(2) === 0) }),
  (random, { filters }) => ({ filters: filters.slice(0, 1 + random.below(2)) }),
  (random, record) => ({ genericSearchQuery: wordsFrom(random, record) }),
  (random, record) => ({ genericSearchQuery: wordsFrom(random, record), orderBy: "relevance" }),
  (random, { personsMin, personsMax }) => ({ personCount: random.oneOf([personsMin ?? 0, personsMax ?? 500, 1 + (personsMin ?? 3)]) }),
  (random, { minimumAge, maximumAge }) => ({ minimumAge: random.oneOf([minimumAge ?? 0, maximumAge ?? 120]) }),
  (random, { cities }) => ({ city: cities[0] ?? null, advancedCitySearch: random.below(2) === 0 }),
  (random, { cities }) => ({ city: cities[0] ?? null, radiusKm: random.oneOf([0, 20, 150]), orderBy: "distance" }),
  (_, { provinces }) => ({ province: provinces[0] ?? null }),
  (_, { regions }) => ({ region: regions[0] ?? null }),
  (_, { reach }) => ({ geographicLocation: [reach] }),
  (_, { indoorOutdoor }) => ({ indoorOutdoor }),
  (_, { organisation }) => ({ organisation: organisation?.id ?? null }),
];

/** One or two words of the activity, of which the last may be a prefix or mistyped. */
function wordsFrom(random: Random, record: SearchRecord): string {
  const { title, companyName, organisation, description, placeNames } = record;
  const words = [title, companyName, organisation?.name ?? "", description, ...placeNames].flatMap((text) => text.split(/\s+/));
  const [first, second] = [random.oneOf(words), random.oneOf(words)];
  const last = random.oneOf([second, second, "", beginningOf(random, second), mistyped(random, second)]);
  return `${first} ${last}`;
}
