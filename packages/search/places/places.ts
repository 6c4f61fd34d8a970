import type { Matrix } from "../bits/matrix.ts";
import type { CityChange, CityFacts, SearchRecord, Section, Sections } from "../search.ts";
import { loadAll, saveAll } from "../sections.ts";
import type { Slots } from "../slots.ts";
import { createAreaSets, type AreaSets } from "./area-sets.ts";
import { createCities, type Cities } from "./cities.ts";
import { createMembers, type Members } from "./members.ts";
import { createShortLists, type ShortLists } from "./short-lists.ts";

/** Places of a platform's activities: cities, and provinces and regions, given directly or through a city. */
export interface Places {
  readonly cities: Cities;
  /** The slots of each city, by city number. */
  readonly members: Members;
  /** The city numbers of each slot. */
  readonly citiesOf: ShortLists;
  readonly provinces: Areas;
  readonly regions: Areas;
  put(slot: number, record: Pick<SearchRecord, "cities" | "provinces" | "regions">): void;
  clear(slot: number): void;
  /** Replaces all cities; updates the activities of cities whose province or regions changed. */
  describe(cities: readonly CityFacts[]): void;
  /** Updates some cities. */
  change(changes: readonly CityChange[]): void;
  save(): Iterable<Section>;
  load(sections: Sections): void;
}

/** The slots by province, or by region: those offered in the whole of it, and all that count for it. */
export type Areas = { own: AreaSets; all: AreaSets };

export function createPlaces(matrix: Matrix, slots: Slots): Places {
  const cities = createCities();
  const members = createMembers(matrix, slots);
  const citiesOf = createShortLists(slots);
  const provinces = { own: createAreaSets(matrix, slots), all: createAreaSets(matrix, slots) };
  const regions = { own: createAreaSets(matrix, slots), all: createAreaSets(matrix, slots) };

  /** An activity in a city also counts for the city's province and the regions that contain it. */
  function derive(slot: number): void {
    const described = citiesOf.of(slot).flatMap((number) => cities.factsOf(number) ?? []);
    provinces.all.clear(slot);
    regions.all.clear(slot);
    for (const id of [...provinces.own.idsOf(slot), ...described.map(({ province }) => province)]) provinces.all.add(id, slot);
    for (const id of [...regions.own.idsOf(slot), ...described.flatMap((city) => city.regions)]) regions.all.add(id, slot);
  }

  function deriveIn(moved: readonly number[]): void {
    const slotsThere = new Set<number>();
    for (const number of moved) members.each(number, (slot) => slotsThere.add(slot));
    slotsThere.forEach(derive);
  }

  const owners = {
    ...{ cities, members, citiesOf, "own provinces": provinces.own, "all provinces": provinces.all },
    ...{ "own regions": regions.own, "all regions": regions.all },
  };

  return {
    cities,
    members,
    citiesOf,
    provinces,
    regions,
    put(slot, record) {
      const numbers = [...new Set(record.cities)].map(cities.numberFor);
      citiesOf.set(slot, numbers);
      for (const number of numbers) members.add(number, slot);
      for (const id of record.provinces) provinces.own.add(id, slot);
      for (const id of record.regions) regions.own.add(id, slot);
      derive(slot);
    },
    clear(slot) {
      for (const number of citiesOf.of(slot)) members.remove(number, slot);
      citiesOf.set(slot, []);
      for (const sets of [provinces.own, provinces.all, regions.own, regions.all]) sets.clear(slot);
    },
    describe: (described) => deriveIn(cities.describe(described)),
    change: (changes) => deriveIn(cities.change(changes)),
    save: () => saveAll(owners),
    load: (sections) => loadAll(owners, sections),
  };
}
