type Box = { country: string; lonMin: number; latMin: number; lonMax: number; latMax: number };

/** Whether a point lies in the box of a region, and on its side of the border: boxes are coarse, and reach across it. */
export function holds(region: Box, { country, lon, lat }: { country: string; lon: number; lat: number }): boolean {
  const isInBox = lon >= region.lonMin && lon <= region.lonMax && lat >= region.latMin && lat <= region.latMax;
  return isInBox && region.country === country;
}
