import type { SearchRecord } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { cityIds, filterIds, KINDS, languageOf, PLATFORMS, PROVINCES, REGIONS, some } from "./random-platform.ts";
import { randomText } from "./random-text.ts";

export const REACHES = ["ORIGIN_COUNTRY", "EUROPE", "OUTSIDE_EUROPE"] as const;
export const WHERES = ["INDOOR", "OUTDOOR", "BOTH"] as const;
const ORGANISATIONS = [1, 2, 3, 700];
const PERSONS = [null, null, 0, 1, 2, 10, 50, 499, 500];
const AGES = [null, null, 0, 4, 12, 18, 99, 120];
const MOMENTS_MS = [0, 1, -1, 86_400_000, 1_700_000_000_000, 1_700_000_000_001, 1_795_000_000_000, 4_102_444_800_000];

/** A random activity; its places and filters may be unknown to the platform, or duplicated. */
export function randomActivity(random: Random, id: number): SearchRecord {
  const platform = random.oneOf(random.below(3) === 0 ? PLATFORMS : PLATFORMS.slice(0, 1));
  const text = (words: number) => randomText(random, languageOf(platform), words);
  const [personsMin, personsMax] = randomSpan(random, PERSONS);
  const [minimumAge, maximumAge] = randomSpan(random, AGES);

  return {
    ...{ id, platform, personsMin, personsMax, minimumAge, maximumAge },
    title: text(random.oneOf([0, 1, 1, 2, 2, 3, 5])),
    companyName: text(random.oneOf([0, 0, 1, 2])),
    organisation: random.below(3) === 0 ? null : { id: random.oneOf(ORGANISATIONS), name: text(1) },
    description: text(random.oneOf([0, 1, 4, 8, 16])),
    placeNames: Array.from({ length: random.below(3) }, () => text(1)),
    cities: few(random, [1, 1, 1, 1, ...cityIds(), 999]),
    provinces: few(random, PROVINCES),
    regions: few(random, REGIONS),
    filters: random.below(10) === 0 ? [100, 999, 100] : some(random, filterIds()),
    reach: random.oneOf(REACHES),
    indoorOutdoor: random.oneOf(WHERES),
    createdAt_ms: random.oneOf(MOMENTS_MS),
    kind: pickOrNull(random, [null, ...KINDS]),
  };
}

/** The activity with changed text, places, numbers, kind or platform; sometimes unchanged. */
export function changedActivity(random: Random, before: SearchRecord): SearchRecord {
  const other = randomActivity(random, before.id);
  const { title, description, placeNames, cities, filters, personsMin, personsMax, createdAt_ms, kind } = other;
  const changes: Partial<SearchRecord>[] = [{ title }, { description }, { placeNames, cities }, { filters }, { personsMin, personsMax }];
  return { ...before, ...random.oneOf([...changes, { createdAt_ms }, { kind }, { title, description: before.title }, other, {}]) };
}

function randomSpan(random: Random, values: readonly (number | null)[]): [number | null, number | null] {
  const [low, high] = [pickOrNull(random, values), pickOrNull(random, values)];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

function pickOrNull(random: Random, values: readonly (number | null)[]): number | null {
  return values[random.below(values.length)] ?? null;
}

function few(random: Random, items: readonly number[]): number[] {
  return Array.from({ length: random.oneOf([0, 0, 1, 1, 2, 2, 3, 6]) }, () => random.oneOf(items));
}
