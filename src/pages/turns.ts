export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `most` work at a time, in the order in which they came, and only one begin in each turn of Node's loop. Work that never
 * waits is done within the turn that it begins in, and a turn accepts a single new connection: while 31 pages were made for those
 * who were connected, each turn took a fifth of a second, and the last of 32 who came at once waited for ten seconds.
 *
 * Who takes longer than `longest_ms` probably waits for something else than the processor, as a database: their turn ends, and
 * they go on beside the next.
 */
export function createTurns({ most, longest_ms }: { most: number; longest_ms: number }): Turns {
  const waiting: (() => void)[] = [];
  let free = most;
  let isCalled = false;

  function callNext(): void {
    if (isCalled || free === 0 || waiting.length === 0) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      free -= 1;
      waiting.shift()?.();
      callNext();
    });
  }

  return async (work) => {
    await new Promise<void>((begin) => {
      waiting.push(begin);
      callNext();
    });
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      free += 1;
      callNext();
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
