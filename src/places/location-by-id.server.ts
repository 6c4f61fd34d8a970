import type { Brand } from "../brands/brand.ts";
import { cityOf } from "../catalogue/city-of.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { LocationType } from "../contract/enumerations.ts";
import type { Location } from "../contract/entities/place.ts";
import { locationOfCity } from "./place-index.server.ts";

/** A place of the brand by type and id (ids are unique within a type); null when there is none. */
export function locationById(
  catalogue: Pick<Catalogue, "directory">,
  brand: Brand,
  { type, id }: { type: LocationType; id: number },
): Location | null {
  const directory = catalogue.directory(brand.id);
  if (type === "CITY") {
    const city = cityOf(directory, id);
    return city ? locationOfCity(city, directory) : null;
  }
  const place = type === "PROVINCE" ? directory.provinces.get(id) : directory.regions.get(id);
  return place ? { id, name: place.name, province: null, type, country: place.country } : null;
}
