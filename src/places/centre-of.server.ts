import { cityOf } from "../catalogue/city-of.ts";
import type { Directory } from "../catalogue/directory.ts";
import type { LocationType } from "../contract/enumerations.ts";
import type { Point } from "../../packages/search/distance.ts";

/** The centre of a place: the mean of a province's cities, the centre of a region's box. Null for an unknown or empty place. */
export function centreOf(
  { type, id }: { type: LocationType; id: number },
  directory: Pick<Directory, "cities" | "suggestedCities" | "regions">,
): Point | null {
  switch (type) {
    case "CITY":
      return cityOf(directory, id) ?? null;
    case "PROVINCE":
      return meanOf([...directory.cities.values()].filter(({ province }) => province === id));
    case "REGION": {
      const box = directory.regions.get(id);
      return box ? { lon: (box.lonMin + box.lonMax) / 2, lat: (box.latMin + box.latMax) / 2 } : null;
    }
  }
}

function meanOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((total, { lon, lat }) => ({ lon: total.lon + lon, lat: total.lat + lat }), { lon: 0, lat: 0 });
  return { lon: sum.lon / points.length, lat: sum.lat / points.length };
}
