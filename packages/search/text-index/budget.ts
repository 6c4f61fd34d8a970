/**
 * The steps that one question may take to find what its words were meant to be: of about ten nanoseconds each, counted and not
 * timed, so that the same question always gets the same answer. What is found as it is typed costs none of them.
 */
export interface Budget {
  /** How many were taken. */
  readonly taken: number;
  /** Takes steps, and answers whether there were so many left. */
  spend(steps: number): boolean;
  isSpent(): boolean;
}

export function createBudget(most: number): Budget {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    spend(steps) {
      taken += steps;
      return taken <= most;
    },
    isSpent: () => taken > most,
  };
}
