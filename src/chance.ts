/**
 * An endless stream of whole numbers from 0 up to 2^32 that look random, and are the same for the same `seed` (mulberry32).
 * Good for drawings, made-up rows and tests; never for what nobody may guess.
 */
export function streamOf(seed: number): () => number {
  let state = seed >>> 0;

  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}
