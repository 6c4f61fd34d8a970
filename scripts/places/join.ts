import type { Peopled } from "./sources.ts";

type Named = { names: readonly string[]; lat: number; lon: number };

/** Maximum distance between two records of one place, in degrees of latitude; at most the size of a cell (see `nearby`). */
const MAX_DISTANCE = { sameName: 0.06, otherName: 0.03, samePoint: 0.002 };
/** A degree of longitude is shorter here: the cosine of 51°. */
const LON = 0.63;

/**
 * Matches each of `places` with a record that has a population: by its name, else by an alternative name, else
 * by the same point. Each record is used once, for its strongest match.
 */
export function matchPeopled<Place extends Named>(places: readonly Place[], peopled: readonly Peopled[]): Map<Place, Peopled> {
  const near = nearby(peopled);
  const candidates = places
    .flatMap((place) => near(place).map((found) => ({ place, found, strength: strengthOf(place, found) })))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength);

  const joined = new Map<Place, Peopled>();
  const taken = new Set<Peopled>();
  for (const { place, found } of candidates) {
    if (joined.has(place) || taken.has(found)) continue;
    joined.set(place, found);
    taken.add(found);
  }
  return joined;
}

/** 0 is no match; a name counts more than any distance. */
function strengthOf(place: Named, found: Peopled): number {
  const distance = Math.hypot(place.lat - found.lat, (place.lon - found.lon) * LON);
  if (place.names.includes(found.name) && distance < MAX_DISTANCE.sameName) return 3 - distance;
  if (place.names.some((name) => found.otherNames.has(name)) && distance < MAX_DISTANCE.otherName) return 2 - distance;
  return distance < MAX_DISTANCE.samePoint ? 1 - distance : 0;
}

/** Finds records in the cell of a point or a neighbouring one; a cell is a tenth of a degree. */
function nearby(peopled: readonly Peopled[]): (point: { lat: number; lon: number }) => Peopled[] {
  const cells = Map.groupBy(peopled, ({ lat, lon }) => cell(lat, lon));
  const beside = [-0.1, 0, 0.1];
  return ({ lat, lon }) => beside.flatMap((north) => beside.flatMap((east) => cells.get(cell(lat + north, lon + east)) ?? []));
}

function cell(lat: number, lon: number): string {
  // 52.3 * 10 is 522.9999…, which belongs to the cell of 523.
  return `${Math.floor(lat * 10 + 1e-9)};${Math.floor(lon * 10 + 1e-9)}`;
}
