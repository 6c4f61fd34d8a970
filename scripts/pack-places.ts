// Packs the places of two packages of 42 MB into three small files for the starter content.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readCsv } from "../src/seed/content/csv.ts";
import { matchPeopled } from "./places/join.ts";
import { readPeopled, readSources, type Source } from "./places/sources.ts";

type City = { locationId: string; name: string; province: string; lat: number; lon: number; population: number; aliases: string };

const ROOT = join(import.meta.dirname, "..");
const OWN = join(ROOT, "content/places");
const PACKED = join(OWN, "packed");
/** Renamed when complete, so an interrupted run leaves no partial folder. */
const UNFINISHED = join(OWN, "packed.unfinished");
const COLUMNS = ["locationId", "name", "province", "lat", "lon", "population", "aliases"] as const;

const provinces = await table("provinces.csv");
const localNames = await table("names.csv");
const extra = await table("extra.csv");
const countries = new Set(provinces.map(({ country = "" }) => country));
const [sources, peopled] = await Promise.all([readSources(countries), readPeopled(countries)]);

await rm(UNFINISHED, { recursive: true, force: true });
await mkdir(UNFINISHED);
for (const country of countries) {
  const cities = packed(country);
  const lines = cities.map((city) => COLUMNS.map((column) => city[column]).join(","));
  await writeFile(join(UNFINISHED, `${country.toLowerCase()}.csv`), [COLUMNS.join(","), ...lines, ""].join("\n"));
  console.log(`${country}: ${cities.length} places`);
}
await rm(PACKED, { recursive: true, force: true });
await rename(UNFINISHED, PACKED);

/** The places of a country, sorted by population, then by name. */
function packed(country: string): City[] {
  const own = sources.filter((source) => source.country === country).map(localised);
  const joined = matchPeopled(
    own,
    peopled.filter((place) => place.country === country),
  );
  const cities = own.map((place) => {
    const found = joined.get(place);
    const locationId = found ? `geonames:${found.id}` : idOfPoint(country, place);
    return { ...place, locationId, population: found?.population ?? 0, aliases: place.aliases.join("|") };
  });
  const added = extra
    .filter((line) => line.country === country)
    .map(({ name = "", province = "", ...line }) => {
      const [lat, lon] = [Number(line.lat), Number(line.lon)];
      return { name, province, lat, lon, population: Number(line.population), locationId: idOfPoint(country, { lat, lon }), aliases: "" };
    });
  return [...cities, ...added].toSorted((a, b) => b.population - a.population || (a.name < b.name ? -1 : 1));
}

/** A source with the name of its province and its local name; a replaced name becomes an alias. */
function localised({ name: sourceName, country, province: code, lat, lon }: Source) {
  const province = provinces.find(({ locationId }) => locationId === `geonames:${code}`)?.name;
  if (!province) throw new Error(`${sourceName} is in ${code}, which is missing in content/places/provinces.csv.`);

  const local = localNames.find((line) => line.country === country && line.province === province && line.source === sourceName);
  const name = local?.name ?? sourceName;
  const others = (local?.aliases ?? "").split("|").filter(Boolean);
  const aliases = name === sourceName ? others : [sourceName, ...others];
  return { name, province, lat, lon, aliases, names: [sourceName, name] };
}

/** The location id of a place without a GeoNames number. */
function idOfPoint(country: string, { lat, lon }: { lat: number; lon: number }): string {
  return `geonames:${country.toLowerCase()}@${lat.toFixed(4)};${lon.toFixed(4)}`;
}

async function table(file: string): Promise<Record<string, string>[]> {
  return readCsv(await readFile(join(OWN, file), "utf8"), file);
}
