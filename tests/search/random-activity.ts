import type { SearchRecord } from "../../src/search/search.ts";
import type { Chance } from "../support/hostile/chance.ts";
import { cityIds, filterIds, KINDS, languageOf, PLATFORMS, PROVINCES, REGIONS, some } from "./random-platform.ts";
import { randomText } from "./random-text.ts";

export const REACHES = ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"] as const;
export const WHERES = ["INDOOR", "OUTDOOR", "BOTH"] as const;
const ORGANISATIONS = [1, 2, 3, 700];
const PERSONS = [null, null, 0, 1, 2, 10, 50, 499, 500];
const AGES = [null, null, 0, 4, 12, 18, 99, 120];
const MOMENTS_MS = [0, 1, -1, 86_400_000, 1_700_000_000_000, 1_700_000_000_001, 1_795_000_000_000, 4_102_444_800_000];

/** An activity as a catalogue may hold it: places and filters may be unknown to its platform, or stand there twice. */
export function randomActivity(chance: Chance, id: number): SearchRecord {
  const platform = chance.pick(chance.below(3) === 0 ? PLATFORMS : PLATFORMS.slice(0, 1));
  const text = (words: number) => randomText(chance, languageOf(platform), words);
  const [personsMin, personsMax] = randomSpan(chance, PERSONS);
  const [minimumAge, maximumAge] = randomSpan(chance, AGES);

  return {
    ...{ id, platform, personsMin, personsMax, minimumAge, maximumAge },
    title: text(chance.pick([0, 1, 1, 2, 2, 3, 5])),
    companyName: text(chance.pick([0, 0, 1, 2])),
    organisation: chance.below(3) === 0 ? null : { id: chance.pick(ORGANISATIONS), name: text(1) },
    description: text(chance.pick([0, 1, 4, 8, 16])),
    placeNames: Array.from({ length: chance.below(3) }, () => text(1)),
    cities: few(chance, [1, 1, 1, 1, ...cityIds(), 999]),
    provinces: few(chance, PROVINCES),
    regions: few(chance, REGIONS),
    filters: chance.below(10) === 0 ? [100, 999, 100] : some(chance, filterIds()),
    reach: chance.pick(REACHES),
    indoorOutdoor: chance.pick(WHERES),
    createdAt_ms: chance.pick(MOMENTS_MS),
    kind: pickOrNull(chance, [null, ...KINDS]),
  };
}

/** An activity with something of it changed: its text, its places, its numbers, or its platform. */
export function changedActivity(chance: Chance, before: SearchRecord): SearchRecord {
  const other = randomActivity(chance, before.id);
  const { title, description, placeNames, cities, filters, personsMin, personsMax, createdAt_ms, kind } = other;
  const changes: Partial<SearchRecord>[] = [{ title }, { description }, { placeNames, cities }, { filters }, { personsMin, personsMax }];
  return { ...before, ...chance.pick([...changes, { createdAt_ms }, { kind }, { title, description: before.title }, other, {}]) };
}

function randomSpan(chance: Chance, values: readonly (number | null)[]): [number | null, number | null] {
  const [low, high] = [pickOrNull(chance, values), pickOrNull(chance, values)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

function pickOrNull(chance: Chance, values: readonly (number | null)[]): number | null {
  return values[chance.below(values.length)] ?? null;
}

function few(chance: Chance, items: readonly number[]): number[] {
  return Array.from({ length: chance.pick([0, 0, 1, 1, 2, 2, 3, 6]) }, () => chance.pick(items));
}
