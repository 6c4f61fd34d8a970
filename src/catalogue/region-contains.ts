type Box = { country: string; lonMin: number; latMin: number; lonMax: number; latMax: number };

/** Whether a point lies in the bounding box of a region and in its country: boxes are coarse and cross borders. */
export function regionContains(region: Box, { country, lon, lat }: { country: string; lon: number; lat: number }): boolean {
  const isInBox = lon >= region.lonMin && lon <= region.lonMax && lat >= region.latMin && lat <= region.latMax;
  return isInBox && region.country === country;
}
