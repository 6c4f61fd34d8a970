import type { Bands } from "./bands.ts";
import { distanceKm, type Point } from "../distance.ts";
import { setValue, valuesBelow, type ShortLists } from "../places/short-lists.ts";

/** How many km around a place each band reaches; before them stands what is in the place itself (decisions, Second round: Order). */
export const RINGS_KM = [10, 25, 50] as const;

/** The first band. */
export const IN_THE_PLACE = 0;
const FARTHER = RINGS_KM.length + 1;
const NOWHERE = FARTHER + 1;

/** The cities that activities are placed in, by dense numbers. */
export interface PlacedCities {
  /** Numbers are below this. */
  readonly count: number;
  /** That of the city that is measured from. */
  readonly own: number;
  /** Those that are measured to: of the cities of a slot within the last ring, the nearest must be among them. */
  readonly near: Iterable<number>;
  /** Those that may lie farther than the last ring. */
  readonly others: Iterable<number>;
  /** Null for one that is not described. */
  pointOf(number: number): Point | null;
  /** The least of what is said of the cities of a slot. */
  readonly least: ShortLists["least"];
}

/** Puts first what is in a city, then what is near it, ring by ring; what has no city that is described comes last. */
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
