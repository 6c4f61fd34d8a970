export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `most` work at a time, the others in the order in which they came. Who takes longer than `longest_ms` probably
 * waits for something else than the processor, as a database: their turn ends, and they go on beside the next.
 */
export function createTurns({ most, longest_ms }: { most: number; longest_ms: number }): Turns {
  const waiting: (() => void)[] = [];
  let free = most;

  /** Null when nobody has to be waited for. */
  function begin(): Promise<void> | null {
    if (free === 0) return new Promise((resolve) => waiting.push(resolve));
    free -= 1;
    return null;
  }

  /** The turn goes to who waits longest. */
  function pass(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async (work) => {
    const wait = begin();
    if (wait) await wait;
    let isPassed = false;
    const end = () => {
      if (!isPassed) pass();
      isPassed = true;
    };
    const timer = setTimeout(end, longest_ms).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      end();
    }
  };
}
