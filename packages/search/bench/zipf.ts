import type { Random } from "../../random/random.ts";

const STEPS = 2 ** 24;

/** A number from 0 up to (excluding) 1. */
export function fraction({ below }: Random): number {
  return below(STEPS) / STEPS;
}

/**
 * A rank from 0 up to (excluding) `count`: the first is twice as frequent as the second and three times as frequent as the
 * third (Zipf's law, by the inverse of its distribution).
 */
export function zipfRank(random: Random, count: number): number {
  return Math.floor(Math.exp(fraction(random) * Math.log(count + 1))) - 1;
}
