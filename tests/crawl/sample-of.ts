import { seededRandom } from "../../packages/random/random.ts";

const SEED = 6;

/** A random sample of at most `count` items, the same for the same items. */
export function sampleOf<Item>(items: readonly Item[], count: number): Item[] {
  if (count >= items.length) return [...items];
  const random = seededRandom(SEED);
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}
