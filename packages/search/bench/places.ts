import { join } from "node:path";
import { regionContains } from "../../../src/catalogue/region-contains.ts";
import type { CityFacts } from "../search.ts";
import { readGazetteer, type Gazetteer } from "../../../src/seed/content/gazetteer.ts";
import type { Random } from "../../random/random.ts";
import { fraction } from "./zipf.ts";

/** Weights of cities by country: a Dutch directory has little abroad. */
const COUNTRY_WEIGHTS = { NL: 1, BE: 0.05, DE: 0.02 };
/** Population of villages for which it is unknown. */
const UNKNOWN_POPULATION = 200;

export type Place = { id: number; name: string };
export type BenchCity = CityFacts & Place;
export type Places = {
  cities: readonly BenchCity[];
  /** Provinces and regions of the Netherlands. */
  provinces: readonly Place[];
  regions: readonly Place[];
  /** A random city, weighted by population. */
  someCity(random: Random): BenchCity;
};

/** Reads every place of the gazetteer; ids are line numbers from 1. */
export async function readPlaces(contentFolder: string): Promise<Places> {
  const gazetteer = await readGazetteer(join(contentFolder, "places"));
  const cities = citiesOf(gazetteer);
  const upTo = cumulated(
    gazetteer.cities.map(({ country, population }) => COUNTRY_WEIGHTS[country] * Math.max(population, UNKNOWN_POPULATION)),
  );
  return {
    cities,
    provinces: dutch(gazetteer.provinces),
    regions: dutch(gazetteer.regions),
    someCity: (random) => cityAt(cities, firstAbove(upTo, fraction(random) * (upTo.at(-1) ?? 0))),
  };
}

function citiesOf({ cities, provinces, regions }: Gazetteer): BenchCity[] {
  const provinceIds = new Map(provinces.map(({ country, name }, index) => [`${country} ${name}`, index + 1]));
  return cities.map((city, index) => ({
    ...{ id: index + 1, name: city.name, lon: city.lon, lat: city.lat },
    province: provinceIds.get(`${city.country} ${city.province}`) ?? 0,
    regions: regions.flatMap((region, number) => (regionContains(region, city) ? [number + 1] : [])),
  }));
}

function dutch(lines: readonly { country: string; name: string }[]): Place[] {
  return lines.flatMap(({ country, name }, index) => (country === "NL" ? [{ id: index + 1, name }] : []));
}

function cumulated(weights: readonly number[]): Float64Array {
  let sum = 0;
  return Float64Array.from(weights, (weight) => (sum += weight));
}

function cityAt(cities: readonly BenchCity[], index: number): BenchCity {
  const city = cities[index];
  if (!city) throw new Error("The gazetteer has no places.");
  return city;
}

function firstAbove(upTo: Float64Array, weight: number): number {
  let [low, high] = [0, upTo.length - 1];
  while (low < high) {
    const half = (low + high) >> 1;
    if ((upTo[half] ?? 0) <= weight) low = half + 1;
    else high = half;
  }
  return low;
}
