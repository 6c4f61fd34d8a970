import * as z from "zod/mini";
import type { Section, Sections } from "../../search/search.ts";
import { bytesOf, isNumbers, note, noted, ownedBy, saveAll, section } from "../../search/sections.ts";
import type { StoredCity } from "../directory.ts";
import { byId, NONE, type Places } from "./places.ts";

const PLACES = "places";

/** The few. */
const areas = z.object({
  provinces: z.array(z.object({ type: z.literal("PROVINCE"), id: z.int(), name: z.string(), locationId: z.string(), country: z.string() })),
  regions: z.array(
    z.object({
      ...{ type: z.literal("REGION"), id: z.int(), name: z.string(), country: z.string() },
      ...{ lonMin: z.number(), latMin: z.number(), lonMax: z.number(), latMax: z.number() },
    }),
  ),
});
type Areas = z.infer<typeof areas>;

/** What of the cities is no number of each. */
const words = z.object({
  names: z.array(z.string()),
  locationIds: z.array(z.string()),
  /** By the ids of those that have any. */
  aliases: z.array(z.tuple([z.int(), z.array(z.string())])),
  unlisted: z.array(z.int()),
});
type Words = z.infer<typeof words>;

/** A number of each city; the regions around one begin in `regions` where those of the city before end. */
type Columns = Record<"ids" | "populations" | "provinces" | "regionEnds" | "regions", Uint32Array> & Record<"lons" | "lats", Float64Array>;

/** The places of every platform, for the snapshot: SQL takes longer for 44,000 cities than all else of a start (decisions/039-the-snapshot.md). */
export function* savePlaces(places: ReadonlyMap<number, Places>): Generator<Section> {
  const platforms = [...places].map(([platform, own]) => [`${PLACES}/${platform}`, { save: () => savePlatform(own) }] as const);
  yield [PLACES, noted([...places.keys()])];
  yield* saveAll(Object.fromEntries(platforms));
}

/** The places that were saved. Throws a `RangeError` when they do not fit together. */
export function loadSavedPlaces(sections: Sections): ReadonlyMap<number, Places> {
  const platforms = note(sections, PLACES, isNumbers);
  return new Map(platforms.map((platform) => [platform, loadPlatform(ownedBy(`${PLACES}/${platform}`, sections))]));
}

function savePlatform({ cities: citiesById, provinces, regions }: Places): Section[] {
  const cities = [...citiesById.values()];
  const few: Areas = { provinces: [...provinces.values()], regions: [...regions.values()] };
  const said: Words = {
    names: cities.map(({ name }) => name),
    locationIds: cities.map(({ locationId }) => locationId),
    aliases: cities.filter(({ aliases }) => aliases.length > 0).map(({ id, aliases }) => [id, [...aliases]]),
    unlisted: cities.filter(({ listed }) => !listed).map(({ id }) => id),
  };
  let end = 0;
  const columns: Columns = {
    ids: Uint32Array.from(cities, ({ id }) => id),
    lons: Float64Array.from(cities, ({ lon }) => lon),
    lats: Float64Array.from(cities, ({ lat }) => lat),
    populations: Uint32Array.from(cities, ({ population }) => population),
    provinces: Uint32Array.from(cities, ({ province }) => province),
    regionEnds: Uint32Array.from(cities, (city) => (end += city.regions.length)),
    regions: Uint32Array.from(cities.flatMap((city) => city.regions)),
  };
  const saved = Object.entries(columns).map(([name, column]) => [name, bytesOf(column)] as const);
  return [["areas", noted(few)], ["words", noted(said)], ...saved];
}

function loadPlatform(sections: Sections): Places {
  const { provinces, regions } = note(sections, "areas", isAreas);
  const columns = loadColumns(sections);
  let cities: Places["cities"] | null = null;
  return {
    // A start needs none of the 44,000: they are made for who asks first.
    get cities() {
      return (cities ??= byId(citiesOf(columns, note(sections, "words", isWords))));
    },
    provinces: byId(provinces),
    regions: byId(regions),
  };
}

function loadColumns(sections: Sections): Columns {
  const ids = new Uint32Array(section(sections, "ids"));
  const numbers = (name: string) => new Uint32Array(section(sections, name, ids.byteLength));
  const places = (name: string) => new Float64Array(section(sections, name, ids.length * Float64Array.BYTES_PER_ELEMENT));
  const regionEnds = numbers("regionEnds");
  const regions = new Uint32Array(section(sections, "regions"));
  if ((regionEnds.at(-1) ?? 0) !== regions.length) throw new RangeError("The snapshot has other regions of places than it says.");
  return {
    ...{ ids, lons: places("lons"), lats: places("lats"), populations: numbers("populations"), provinces: numbers("provinces") },
    ...{ regionEnds, regions },
  };
}

function citiesOf({ ids, lons, lats, populations, provinces, regionEnds, regions }: Columns, said: Words): StoredCity[] {
  const aliases = new Map(said.aliases);
  const unlisted = new Set(said.unlisted);
  return said.names.map((name, index): StoredCity => {
    const id = ids[index] ?? 0;
    const begin = regionEnds[index - 1] ?? 0;
    const end = regionEnds[index] ?? 0;
    return {
      type: "CITY",
      id,
      name,
      locationId: said.locationIds[index] ?? "",
      lon: lons[index] ?? 0,
      lat: lats[index] ?? 0,
      population: populations[index] ?? 0,
      province: provinces[index] ?? 0,
      listed: !unlisted.has(id),
      aliases: aliases.get(id) ?? NONE,
      regions: end > begin ? [...regions.subarray(begin, end)] : NONE,
    };
  });
}

function isAreas(value: unknown): value is Areas {
  return areas.safeParse(value).success;
}

function isWords(value: unknown): value is Words {
  return words.safeParse(value).success;
}
