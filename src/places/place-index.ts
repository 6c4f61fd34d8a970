import type { Directory, StoredCity } from "../catalogue/directory.ts";
import type { Location } from "../contract/entities/place.ts";
import { folded } from "../search/words.ts";

/** A place that is offered, as it is found: `name` is folded, its words apart by a space. */
export type IndexedPlace = { location: Location; name: string; population: number };

const indexes = new WeakMap<Directory["cities"], IndexedPlace[]>();

/** Every listed city, and every province and region, of a platform; made once for as long as its places stay the same. */
export function placeIndex(directory: Directory): IndexedPlace[] {
  const index = indexes.get(directory.cities) ?? makeIndex(directory);
  indexes.set(directory.cities, index);
  return index;
}

/** A name or a query as places are compared: `'s-Gravenhage` is `s gravenhage`. */
export function placeWords(text: string): string {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");
}

export function locationOfCity(city: StoredCity, { provinces }: Directory): Location {
  const province = provinces.get(city.province);
  return { id: city.id, name: city.name, province: province ? { name: province.name } : null, type: "CITY" };
}

function makeIndex(directory: Directory): IndexedPlace[] {
  const cities = [...directory.cities.values()];
  const inhabitants = (isIn: (city: StoredCity) => boolean) => cities.filter(isIn).reduce((sum, { population }) => sum + population, 0);

  return [
    ...cities
      .filter(({ listed }) => listed)
      .map((city) => ({ location: locationOfCity(city, directory), name: placeWords(city.name), population: city.population })),
    ...[...directory.provinces.values()].map(({ id, name, type }) => ({
      location: { id, name, type, province: null },
      name: placeWords(name),
      population: inhabitants(({ province }) => province === id),
    })),
    ...[...directory.regions.values()].map(({ id, name, type }) => ({
      location: { id, name, type, province: null },
      name: placeWords(name),
      population: inhabitants(({ regions }) => regions.includes(id)),
    })),
  ];
}
