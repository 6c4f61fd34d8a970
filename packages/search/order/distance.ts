import type { Bands } from "./bands.ts";
import { distanceKm, type Point } from "../distance.ts";
import { setValue, valuesBelow, type ShortLists } from "../places/short-lists.ts";

/** The radius of each band in km; before them is the band of the place itself (specification 3, Second round: Order). */
export const RINGS_KM = [10, 25, 50] as const;

/** The first band. */
export const IN_THE_PLACE = 0;
const FARTHER = RINGS_KM.length + 1;
const NOWHERE = FARTHER + 1;

/** The cities of activities, by dense numbers. */
export interface PlacedCities {
  /** Numbers are below this. */
  readonly count: number;
  /** The city from which distance is measured. */
  readonly own: number;
  /** The candidates whose distance is computed: if any city of a slot lies within the last ring, the nearest must be among them. */
  readonly near: Iterable<number>;
  /** Cities that may lie beyond the last ring. */
  readonly others: Iterable<number>;
  /** Null for an unknown city. */
  pointOf(number: number): Point | null;
  /** Writes the least city value for each slot. */
  readonly least: ShortLists["least"];
}

/** Bands by distance from a city: in it, then ring by ring; activities without a known city come last. */
export function bandsByDistance(from: Point, { count, own, near, others, pointOf, least }: PlacedCities): Bands {
  const bands = valuesBelow(count, NOWHERE);
  for (const number of others) if (pointOf(number)) setValue(bands, number, FARTHER);
  for (const number of near) {
    const city = pointOf(number);
    if (city) setValue(bands, number, number === own ? IN_THE_PLACE : ringOf(distanceKm(from, city)));
  }

  return {
    count: NOWHERE + 1,
    bytes: bands.byteLength,
    assign: (slots, length, into) => least(slots, length, { values: bands, into }),
  };
}

function ringOf(km: number): number {
  const ring = RINGS_KM.findIndex((radiusKm) => km <= radiusKm);
  return ring < 0 ? FARTHER : ring + 1;
}
