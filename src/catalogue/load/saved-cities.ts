import * as z from "zod/mini";
import { cityColumns, cityFacts, loadCityColumns, saveCityColumns } from "../../../packages/search/places/city-columns.ts";
import type { Section, Sections } from "../../../packages/search/search.ts";
import { bytesOf, readJsonSection, encodeJson, section } from "../../../packages/search/sections.ts";
import type { StoredCity } from "../directory.ts";
import { NO_LIST } from "./places.ts";
import { loadTexts, saveTexts } from "./saved-texts.ts";

/** Facts that only few cities have, by city id. */
const rareFacts = z.object({ aliases: z.array(z.tuple([z.int(), z.array(z.string())])) });
type RareFacts = z.infer<typeof rareFacts>;

/** Saves listed cities by ascending id, a column per property; a generator, so that other work can run between sections. */
export function* saveCities(cities: ReadonlyMap<number, StoredCity>): Generator<Section> {
  const sorted = [...cities.values()].toSorted((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }) => id);
  yield* saveCityColumns(ids, cityColumns(sorted));
  yield ["populations", bytesOf(Int32Array.from(sorted, ({ population }) => population))];
  const rare: RareFacts = {
    aliases: sorted.filter(({ aliases }) => aliases.length > 0).map(({ id, aliases }) => [id, [...aliases]]),
  };
  yield ["rarities", encodeJson(rare)];
  const names = sorted.map(({ name }) => name);
  yield* saveTexts("names", names);
  const locationIds = sorted.map(({ locationId }) => locationId);
  yield* saveTexts("location ids", locationIds);
}

/**
 * The cities that `saveCities` wrote, each decoded on first access: of 44,000 a start needs a few hundred. Throws a
 * `RangeError` when the lengths of the columns differ.
 */
export function loadSavedCities(sections: Sections): ReadonlyMap<number, StoredCity> {
  let saved: SavedCities | null = openCities(sections);
  let all: ReadonlyMap<number, StoredCity> | null = null;

  function decoded(): ReadonlyMap<number, StoredCity> {
    all ??= new Map(saved?.all());
    // Frees the columns.
    saved = null;
    return all;
  }

  return {
    get: (id) => (saved ? saved.find(id) : decoded().get(id)),
    has: (id) => (saved ? saved.find(id) !== undefined : decoded().has(id)),
    get size() {
      return saved ? saved.count : decoded().size;
    },
    forEach: (visit, self) => decoded().forEach(visit, self),
    entries: () => decoded().entries(),
    keys: () => decoded().keys(),
    values: () => decoded().values(),
    [Symbol.iterator]: () => decoded()[Symbol.iterator](),
  };
}

/** Decodes all cities now, so that no request waits for it. */
export function decodeAll(cities: ReadonlyMap<number, StoredCity>): void {
  cities.keys();
}

/** Decodes cities; returns the same object for a city each time. */
type SavedCities = { count: number; find(id: number): StoredCity | undefined; all(): Iterable<[number, StoredCity]> };

function openCities(sections: Sections): SavedCities {
  const { ids, columns } = loadCityColumns(sections);
  const populations = new Int32Array(section(sections, "populations", ids.byteLength));
  const [nameAt, locationIdAt] = [loadTexts(sections, "names", ids.length), loadTexts(sections, "location ids", ids.length)];
  const rare = readJsonSection(sections, "rarities", isRareFacts);
  const aliases = new Map(rare.aliases);
  const cache = new Map<number, StoredCity>();

  function decode(id: number, index: number): StoredCity {
    const facts = cityFacts(columns, id, index);
    if (!facts) throw new Error(`The city ${id} of the snapshot has no location.`);
    const [name, locationId, population = 0] = [nameAt(index), locationIdAt(index), populations[index]];
    return { type: "CITY", ...facts, name, locationId, population, listed: true, aliases: aliases.get(id) ?? NO_LIST };
  }

  function at(index: number): StoredCity {
    const id = ids[index] ?? 0;
    const city = cache.get(id) ?? decode(id, index);
    cache.set(id, city);
    return city;
  }

  return {
    count: ids.length,
    find(id) {
      const index = indexOf(ids, id);
      return index < 0 ? undefined : at(index);
    },
    all: () => Array.from(ids, (id, index) => [id, at(index)]),
  };
}

function isRareFacts(value: unknown): value is RareFacts {
  return rareFacts.safeParse(value).success;
}

/** Binary search; −1 when the number is missing. */
function indexOf(ascending: Int32Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number ? low : -1;
}
