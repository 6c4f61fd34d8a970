import type { Directory, StoredCity } from "./directory.ts";

/** A city of a platform by its id, listed or suggested. */
export function cityOf(directory: Pick<Directory, "cities" | "suggestedCities">, id: number): StoredCity | undefined {
  return directory.cities.get(id) ?? directory.suggestedCities.get(id);
}
