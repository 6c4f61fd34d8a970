/** Is told how much work was done, and answers whether it is time for a pause. */
export type ShouldYield = (done: number) => boolean;

/** A pause after so much work. */
export function yieldEvery(step: number): ShouldYield {
  let work = 0;

  return (done) => {
    work += done;
    if (work < step) return false;
    work = 0;
    return true;
  };
}
