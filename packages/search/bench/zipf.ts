import type { Random } from "../../random/random.ts";

const FINENESS = 2 ** 24;

/** A number from 0 up to, and without, 1. */
export function share({ below }: Random): number {
  return below(FINENESS) / FINENESS;
}

/**
 * A rank from 0 up to, and without, `count`: the first twice as often as the second, three times as often as the third,
 * as words are in any language (Zipf's law, by the inverse of its distribution).
 */
export function zipfRank(dice: Random, count: number): number {
  return Math.floor(Math.exp(share(dice) * Math.log(count + 1))) - 1;
}
