import * as z from "zod/mini";
import type { Section, Sections } from "../../search/search.ts";
import { bytesOf, note, noted, section } from "../../search/sections.ts";
import type { StoredCity } from "../directory.ts";
import { NONE } from "./places.ts";
import { loadTexts, saveTexts } from "./saved-texts.ts";

/** What only few cities have, by their ids. */
const rarities = z.object({
  aliases: z.array(z.tuple([z.int(), z.array(z.string())])),
  unlisted: z.array(z.int()),
});
type Rarities = z.infer<typeof rarities>;

/** A column for each fact of the cities, by their ids upwards. */
export function saveCities(cities: ReadonlyMap<number, StoredCity>): Section[] {
  const byId = [...cities.values()].toSorted((a, b) => a.id - b.id);
  const rare: Rarities = {
    aliases: byId.filter(({ aliases }) => aliases.length > 0).map(({ id, aliases }) => [id, [...aliases]]),
    unlisted: byId.filter(({ listed }) => !listed).map(({ id }) => id),
  };
  let end = 0;
  const numbers = (of: (city: StoredCity) => number) => bytesOf(Uint32Array.from(byId, of));
  return [
    ["ids", numbers(({ id }) => id)],
    ["lons", bytesOf(Float64Array.from(byId, ({ lon }) => lon))],
    ["lats", bytesOf(Float64Array.from(byId, ({ lat }) => lat))],
    ["populations", numbers(({ population }) => population)],
    ["provinces", numbers(({ province }) => province)],
    ["regions", bytesOf(Uint32Array.from(byId.flatMap(({ regions }) => regions)))],
    ["region ends", numbers(({ regions }) => (end += regions.length))],
    ["rarities", noted(rare)],
    ...saveTexts(
      "names",
      byId.map(({ name }) => name),
    ),
    ...saveTexts(
      "location ids",
      byId.map(({ locationId }) => locationId),
    ),
  ];
}

/**
 * The cities that `saveCities` wrote, each made when it is first asked for: of 44,000 a start needs a few hundred. Throws a
 * `RangeError` when the columns do not fit each other.
 */
export function loadCities(sections: Sections): ReadonlyMap<number, StoredCity> {
  const ids = new Uint32Array(section(sections, "ids"));
  const cityAt = openCities(sections, ids);
  const made: StoredCity[] = [];
  let all: ReadonlyMap<number, StoredCity> | null = null;

  function at(index: number): StoredCity {
    return (made[index] ??= cityAt(index));
  }

  function everyone(): ReadonlyMap<number, StoredCity> {
    return (all ??= new Map(Array.from(ids, (id, index) => [id, at(index)])));
  }

  return {
    get(id) {
      if (all) return all.get(id);
      const index = indexOf(ids, id);
      return index < 0 ? undefined : at(index);
    },
    has: (id) => indexOf(ids, id) >= 0,
    get size() {
      return ids.length;
    },
    forEach: (visit, self) => everyone().forEach(visit, self),
    entries: () => everyone().entries(),
    keys: () => everyone().keys(),
    values: () => everyone().values(),
    [Symbol.iterator]: () => everyone()[Symbol.iterator](),
  };
}

/** Makes the city at an index. */
function openCities(sections: Sections, ids: Uint32Array): (index: number) => StoredCity {
  const numbers = (name: string) => new Uint32Array(section(sections, name, ids.byteLength));
  const degrees = (name: string) => new Float64Array(section(sections, name, ids.length * Float64Array.BYTES_PER_ELEMENT));
  const [lons, lats, populations, provinces] = [degrees("lons"), degrees("lats"), numbers("populations"), numbers("provinces")];
  const [regions, regionEnds] = [new Uint32Array(section(sections, "regions")), numbers("region ends")];
  if ((regionEnds.at(-1) ?? 0) !== regions.length) throw new RangeError("The snapshot has other regions of cities than it says.");
  const [nameAt, locationIdAt] = [loadTexts(sections, "names", ids.length), loadTexts(sections, "location ids", ids.length)];
  const rare = note(sections, "rarities", isRarities);
  const [aliases, unlisted] = [new Map(rare.aliases), new Set(rare.unlisted)];

  return (index) => {
    const id = ids[index] ?? 0;
    const [begin, end] = [regionEnds[index - 1] ?? 0, regionEnds[index] ?? 0];
    return {
      type: "CITY",
      id,
      name: nameAt(index),
      locationId: locationIdAt(index),
      lon: lons[index] ?? 0,
      lat: lats[index] ?? 0,
      population: populations[index] ?? 0,
      province: provinces[index] ?? 0,
      listed: !unlisted.has(id),
      aliases: aliases.get(id) ?? NONE,
      regions: end > begin ? [...regions.subarray(begin, end)] : NONE,
    };
  };
}

function isRarities(value: unknown): value is Rarities {
  return rarities.safeParse(value).success;
}

/** Where a number stands among ascending ones; −1 where it does not. */
function indexOf(ascending: Uint32Array, number: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return ascending[low] === number ? low : -1;
}
