import type { SearchFilter, SearchRecord } from "../../src/search/search.ts";
import type { Chance } from "../support/hostile/chance.ts";
import { beginningOf, mistyped } from "./random-text.ts";

/** Some conditions that this activity meets, or nearly. */
export function aimedFilter(chance: Chance, record: SearchRecord): SearchFilter {
  const asked = chance.pick([1, 1, 2, 2, 3, 5]);
  return Object.assign({}, ...Array.from({ length: asked }, () => chance.pick(AIMED)(chance, record)));
}

const AIMED: readonly ((chance: Chance, record: SearchRecord) => SearchFilter)[] = [
  (chance, { filters }) => ({ filters: filters.filter(() => chance.below(2) === 0) }),
  (chance, { filters }) => ({ filters: filters.slice(0, 1 + chance.below(2)) }),
  (chance, record) => ({ genericSearchQuery: wordsFrom(chance, record) }),
  (chance, record) => ({ genericSearchQuery: wordsFrom(chance, record), orderBy: "relevance" }),
  (chance, { personsMin, personsMax }) => ({ personCount: chance.pick([personsMin ?? 0, personsMax ?? 500, 1 + (personsMin ?? 3)]) }),
  (chance, { minimumAge, maximumAge }) => ({ minimumAge: chance.pick([minimumAge ?? 0, maximumAge ?? 120]) }),
  (chance, { cities }) => ({ city: cities[0] ?? null, advancedCitySearch: chance.below(2) === 0 }),
  (chance, { cities }) => ({ city: cities[0] ?? null, radiusKm: chance.pick([0, 20, 150]), orderBy: "distance" }),
  (_, { provinces }) => ({ province: provinces[0] ?? null }),
  (_, { regions }) => ({ region: regions[0] ?? null }),
  (_, { reach }) => ({ geographicLocation: [reach] }),
  (_, { indoorOutdoor }) => ({ indoorOutdoor }),
  (_, { organisation }) => ({ organisation: organisation?.id ?? null }),
];

/** One or two words of the activity, one of them perhaps unfinished or mistyped. */
function wordsFrom(chance: Chance, record: SearchRecord): string {
  const { title, companyName, organisation, description, placeNames } = record;
  const words = [title, companyName, organisation?.name ?? "", description, ...placeNames].flatMap((text) => text.split(/\s+/));
  const [first, second] = [chance.pick(words), chance.pick(words)];
  const last = chance.pick([second, second, "", beginningOf(chance, second), mistyped(chance, second)]);
  return `${first} ${last}`;
}
