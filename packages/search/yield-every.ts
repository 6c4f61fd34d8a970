/** Adds the work done, and returns whether the generator should yield. */
export type ShouldYield = (done: number) => boolean;

/** True after each `step` of work, counted from the last yield. */
export function yieldEvery(step: number): ShouldYield {
  let work = 0;

  return (done) => {
    work += done;
    if (work < step) return false;
    work = 0;
    return true;
  };
}
