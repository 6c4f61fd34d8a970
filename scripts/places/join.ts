import type { Peopled } from "./sources.ts";

type Named = { names: readonly string[]; lat: number; lon: number };

/** How far apart, in degrees of latitude, two descriptions of one place may lie; no further than a cell is wide (see `nearby`). */
const FAR = { sameName: 0.06, otherName: 0.03, samePoint: 0.002 };
/** A degree of longitude is shorter here: the cosine of 51°. */
const LON = 0.63;

/**
 * The peopled place of each of `places` that is one. A name settles it, else another name that
 * is known for it, else the very same point; each peopled place is given once, to the best claim.
 */
export function joinPeopled<Place extends Named>(places: readonly Place[], peopled: readonly Peopled[]): Map<Place, Peopled> {
  const near = nearby(peopled);
  const claims = places
    .flatMap((place) => near(place).map((found) => ({ place, found, strength: strengthOf(place, found) })))
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength);

  const joined = new Map<Place, Peopled>();
  const taken = new Set<Peopled>();
  for (const { place, found } of claims) {
    if (joined.has(place) || taken.has(found)) continue;
    joined.set(place, found);
    taken.add(found);
  }
  return joined;
}

/** 0 is no claim; a name counts for more than any distance. */
function strengthOf(place: Named, found: Peopled): number {
  const apart = Math.hypot(place.lat - found.lat, (place.lon - found.lon) * LON);
  if (place.names.includes(found.name) && apart < FAR.sameName) return 3 - apart;
  if (place.names.some((name) => found.otherNames.has(name)) && apart < FAR.otherName) return 2 - apart;
  return apart < FAR.samePoint ? 1 - apart : 0;
}

/** Finds what lies in the cell of a point or in one beside it; a cell is a tenth of a degree. */
function nearby(peopled: readonly Peopled[]): (point: { lat: number; lon: number }) => Peopled[] {
  const cells = Map.groupBy(peopled, ({ lat, lon }) => cell(lat, lon));
  const beside = [-0.1, 0, 0.1];
  return ({ lat, lon }) => beside.flatMap((north) => beside.flatMap((east) => cells.get(cell(lat + north, lon + east)) ?? []));
}

function cell(lat: number, lon: number): string {
  // 52.3 * 10 is 522.9999…, which belongs to the cell of 523.
  return `${Math.floor(lat * 10 + 1e-9)};${Math.floor(lon * 10 + 1e-9)}`;
}
