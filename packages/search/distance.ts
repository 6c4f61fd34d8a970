const EARTH_RADIUS_KM = 6371;

export type Point = { lon: number; lat: number };

/** Kilometres between two points over the earth (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const halfLat = radians(b.lat - a.lat) / 2;
  const halfLon = radians(b.lon - a.lon) / 2;
  const chord = Math.sin(halfLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(halfLon) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** A point on the unit sphere. */
export type Vector = { x: number; y: number; z: number };

export function vectorOf({ lon, lat }: Point): Vector {
  const [around, up] = [radians(lon), radians(lat)];
  return { x: Math.cos(up) * Math.cos(around), y: Math.cos(up) * Math.sin(around), z: Math.sin(up) };
}

/** The squared chord on the unit sphere between two points at this distance over the earth. */
export function chordSquared(km: number): number {
  return (2 * Math.sin(Math.min(km / EARTH_RADIUS_KM, Math.PI) / 2)) ** 2;
}
