import * as z from "zod/mini";
import { cityColumns, cityFacts, loadCityColumns, saveCityColumns } from "../../../packages/search/places/city-columns.ts";
import type { Section, Sections } from "../../../packages/search/search.ts";
import { bytesOf, readJsonSection, encodeJson, section } from "../../../packages/search/sections.ts";
import type { StoredCity } from "../directory.ts";
import { NO_LIST } from "./places.ts";
import { loadTexts, saveTexts } from "./saved-texts.ts";

/** What only few cities have, by their ids. */
const rarities = z.object({ aliases: z.array(z.tuple([z.int(), z.array(z.string())])) });
type Rarities = z.infer<typeof rarities>;

/** A column for each fact of cities that are offered, by their ids upwards; a section at a time, so that others come in between. */
export function* saveCities(cities: ReadonlyMap<number, StoredCity>): Generator<Section> {
  const sorted = [...cities.values()].toSorted((a, b) => a.id - b.id);
  const ids = sorted.map(({ id }) => id);
  yield* saveCityColumns(ids, cityColumns(sorted));
  yield ["populations", bytesOf(Int32Array.from(sorted, ({ population }) => population))];
  const rare: Rarities = {
    aliases: sorted.filter(({ aliases }) => aliases.length > 0).map(({ id, aliases }) => [id, [...aliases]]),
  };
  yield ["rarities", encodeJson(rare)];
  const names = sorted.map(({ name }) => name);
  yield* saveTexts("names", names);
  const locationIds = sorted.map(({ locationId }) => locationId);
  yield* saveTexts("location ids", locationIds);
}

/**
 * The cities that `saveCities` wrote, each made when it is first asked for: of 44,000 a start needs a few hundred. Throws a
 * `RangeError` when the columns do not fit each other.
 */
export function loadSavedCities(sections: Sections): ReadonlyMap<number, StoredCity> {
  let saved: SavedCities | null = openCities(sections);
  let all: ReadonlyMap<number, StoredCity> | null = null;

  function everyone(): ReadonlyMap<number, StoredCity> {
    all ??= new Map(saved?.all());
    // What they were made of is not needed any more.
    saved = null;
    return all;
  }

  return {
    get: (id) => (saved ? saved.find(id) : everyone().get(id)),
    has: (id) => (saved ? saved.find(id) !== undefined : everyone().has(id)),
    get size() {
      return saved ? saved.count : everyone().size;
    },
    forEach: (visit, self) => everyone().forEach(visit, self),
    entries: () => everyone().entries(),
    keys: () => everyone().keys(),
    values: () => everyone().values(),
    [Symbol.iterator]: () => everyone()[Symbol.iterator](),
  };
}

/** Makes all that nobody has asked for yet, so that nobody waits for them later. */
export function makeAll(cities: ReadonlyMap<number, StoredCity>): void {
  cities.keys();
}

/** Makes cities; one is the same each time. */
type SavedCities = { count: number; find(id: number): StoredCity | undefined; all(): Iterable<[number, StoredCity]> };

function openCities(sections: Sections): SavedCities {
  const { ids, columns } = loadCityColumns(sections);
  const populations = new Int32Array(section(sections, "populations", ids.byteLength));
  const [nameAt, locationIdAt] = [loadTexts(sections, "names", ids.length), loadTexts(sections, "location ids", ids.length)];
  const rare = readJsonSection(sections, "rarities", isRarities);
  const aliases = new Map(rare.aliases);
  const made = new Map<number, StoredCity>();

  function make(id: number, index: number): StoredCity {
    const facts = cityFacts(columns, id, index);
    if (!facts) throw new Error(`The city ${id} of the snapshot lies nowhere.`);
    const [name, locationId, population = 0] = [nameAt(index), locationIdAt(index), populations[index]];
    return { type: "CITY", ...facts, name, locationId, population, listed: true, aliases: aliases.get(id) ?? NO_LIST };
  }

  function at(index: number): StoredCity {
    const id = ids[index] ?? 0;
    const city = made.get(id) ?? make(id, index);
    made.set(id, city);
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

function isRarities(value: unknown): value is Rarities {
  return rarities.safeParse(value).success;
}

/** Where a number stands among ascending ones; −1 where it does not. */
function indexOf(ascending: Int32Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number ? low : -1;
}
