import type { CityFacts, PlatformFacts, TextLanguage } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { randomText } from "./random-text.ts";

/** The platforms and their fixed languages. */
export const LANGUAGES: ReadonlyMap<number, TextLanguage> = new Map([
  [1, "nl"],
  [2, "nl"],
  [3, "de"],
  [4, "nl"],
]);
export const PLATFORMS = [...LANGUAGES.keys()];

export const PROVINCES = [10, 11, 12, 13];
export const REGIONS = [20, 21, 22];
/** Kinds of activities, some of which a platform may not know. */
export const KINDS = [40, 41, 42, 43];
const MAX_FILTERS = 14;
const MAX_CITIES = 12;
/** Dutch and extreme coordinates; repeated ones are likely to be shared by cities. */
const LONGITUDES = [4.9, 5.12, 5.12, 5.39, 5.69, 6.1, 0, -180, 180, 13.4];
const LATITUDES = [52.09, 52.09, 52.16, 52.37, 50.85, 0, 90, -90, 52.5];

/** Random facts: some of the kinds, filters and cities, with random groups and places. */
export function randomPlatform(random: Random, platform: number): PlatformFacts {
  const groups = 1 + random.below(5);
  return {
    language: languageOf(platform),
    filters: some(random, filterIds()).map((id) => ({ id, group: 1 + random.below(groups), name: filterName(random, platform) })),
    cities: some(random, cityIds()).map((id) => randomCity(random, id)),
    kinds: some(random, KINDS).map((id) => ({ id, names: kindNames(random, platform) })),
  };
}

function kindNames(random: Random, platform: number): string[] {
  return Array.from({ length: 1 + random.below(3) }, () => randomText(random, languageOf(platform), 1 + random.below(2)));
}

function filterName(random: Random, platform: number): string {
  return randomText(random, languageOf(platform), 1 + random.below(3));
}

export function languageOf(platform: number): TextLanguage {
  return LANGUAGES.get(platform) ?? "nl";
}

export function filterIds(): number[] {
  return Array.from({ length: MAX_FILTERS }, (_, index) => 100 + index * 7);
}

export function cityIds(): number[] {
  return Array.from({ length: MAX_CITIES }, (_, index) => 1 + index * 3);
}

/** A random subset, forwards or reversed; sometimes all or none. */
export function some<Item>(random: Random, items: readonly Item[]): Item[] {
  const outOfTen = random.oneOf([0, 3, 5, 8, 9, 10, 10]);
  const chosen = items.filter(() => random.below(10) < outOfTen);
  return random.below(2) === 0 ? chosen : chosen.toReversed();
}

function randomCity(random: Random, id: number): CityFacts {
  return {
    ...{ id, lon: random.oneOf(LONGITUDES), lat: random.oneOf(LATITUDES), province: random.oneOf(PROVINCES) },
    regions: some(random, REGIONS),
  };
}
