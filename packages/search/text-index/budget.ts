/**
 * The steps that one query may spend on interpreting its words: some tens of nanoseconds each, but counted instead of
 * timed, so that equal queries get equal answers. Words that are found as typed cost nothing.
 */
export interface Budget {
  readonly taken: number;
  /** Spends steps, and returns whether the budget sufficed. */
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
