/** Is told how much work was done, and answers whether it is time for a pause. */
export type Pace = (done: number) => boolean;

/** A pause after so much work. */
export function createPace(step: number): Pace {
  let work = 0;

  return (done) => {
    work += done;
    if (work < step) return false;
    work = 0;
    return true;
  };
}
