import * as z from "zod/mini";
import type { Section, Sections } from "../../../packages/search/search.ts";
import { isNumbers, readJsonSection, encodeJson, sectionsOf, saveAll } from "../../../packages/search/sections.ts";
import { byId, type Places } from "./places.ts";
import { loadSavedCities, saveCities } from "./saved-cities.ts";

const PLACES = "places";

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

/** The places of every platform, for the snapshot: reading 44,000 cities by SQL takes longer than the rest of a start (decisions/039-catalogue-snapshot.md). */
export function* savePlaces(places: ReadonlyMap<number, Places>): Generator<Section> {
  const platforms = [...places].map(([platform, own]) => [`${PLACES}/${platform}`, { save: () => savePlatform(own) }] as const);
  yield [PLACES, encodeJson([...places.keys()])];
  yield* saveAll(Object.fromEntries(platforms));
}

/** The saved places, without suggested cities: these are read from the database. Throws a `RangeError` for inconsistent columns. */
export function loadSavedPlaces(sections: Sections): ReadonlyMap<number, Places> {
  const platforms = readJsonSection(sections, PLACES, isNumbers);
  return new Map(platforms.map((platform) => [platform, loadPlatform(sectionsOf(`${PLACES}/${platform}`, sections))]));
}

function* savePlatform({ cities, provinces, regions }: Places): Generator<Section> {
  const few: Areas = { provinces: [...provinces.values()], regions: [...regions.values()] };
  yield ["areas", encodeJson(few)];
  yield* saveCities(cities);
}

function loadPlatform(sections: Sections): Places {
  const { provinces, regions } = readJsonSection(sections, "areas", isAreas);
  return { cities: loadSavedCities(sections), suggestedCities: new Map(), provinces: byId(provinces), regions: byId(regions) };
}

function isAreas(value: unknown): value is Areas {
  return areas.safeParse(value).success;
}
