import type { Bands } from "./bands.ts";
import { distanceKm, type Point } from "../distance.ts";
import { setValue, valuesBelow, type ShortLists } from "../places/short-lists.ts";

/** The cities that activities are placed in, by dense numbers. */
export interface PlacedCities {
  /** Numbers are below this. */
  readonly count: number;
  /** Those that are measured to. Of the described cities of a slot that is asked about, the nearest must be among them. */
  readonly numbers: Iterable<number>;
  /** Null for one that is not described. */
  pointOf(number: number): Point | null;
  /** The least of what is said of the cities of a slot. */
  readonly least: ShortLists["least"];
}

/** Puts first what has a city nearest to this one; what has none that is described comes last. */
export function bandsByDistance(from: Point, cities: PlacedCities): Bands {
  const { ranks, last } = ranksByDistance(from, cities);

  return {
    count: last + 1,
    bytes: ranks.byteLength,
    assign: (slots, length, into) => cities.least(slots, length, { values: ranks, into }),
  };
}

/** Of each city, how many places lie nearer; `last` of one that is not measured to, and where there is no city. */
function ranksByDistance(from: Point, { count, numbers, pointOf }: PlacedCities): { ranks: Uint32Array; last: number } {
  const measured = Uint32Array.from(numbers);
  const distances = new Float64Array(measured.length);
  for (const [index, number] of measured.entries()) {
    const city = pointOf(number);
    distances[index] = city ? distanceKm(from, city) : Infinity;
  }
  const ascending = ascendingOf(distances);
  const last = ascending.length;
  const ranks = valuesBelow(count, last);
  for (const [index, number] of measured.entries()) setValue(ranks, number, placeOf(distances[index] ?? Infinity, ascending));
  return { ranks, last };
}

/** Each finite number once. */
function ascendingOf(numbers: Float64Array): Float64Array {
  const sorted = numbers.toSorted();
  let length = 0;
  for (const number of sorted) {
    if (number === Infinity || (length > 0 && sorted[length - 1] === number)) continue;
    sorted[length] = number;
    length += 1;
  }
  return sorted.subarray(0, length);
}

/** How many of ascending numbers are lower. */
function placeOf(number: number, ascending: Float64Array): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
