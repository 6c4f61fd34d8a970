import type { Brand } from "../brands/brand.ts";

/** The corners of an area, in degrees. */
type Box = { lon: readonly [west: number, east: number]; lat: readonly [south: number, north: number] };

const BOXES: Readonly<Record<Brand["countryCode"], Box>> = {
  NL: { lon: [3.3, 7.3], lat: [50.7, 53.6] },
  BE: { lon: [2.5, 6.5], lat: [49.4, 51.6] },
  DE: { lon: [5.8, 15.1], lat: [47.2, 55.1] },
};

/** Roughly the country of a brand: a position outside it is a mistake, such as latitude and longitude that were exchanged. */
export function countryBox({ countryCode }: Pick<Brand, "countryCode">): Box {
  return BOXES[countryCode];
}
