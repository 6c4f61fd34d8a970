export type WaitingLine = { wait<Result>(work: () => Promise<Result>): Promise<Result | "full"> };

/** Does one work at a time, in the order of asking; "full" when `most` are waiting or at work already. */
export function createWaitingLine({ most }: { most: number }): WaitingLine {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function wait<Result>(work: () => Promise<Result>): Promise<Result | "full"> {
    if (waiting >= most) return "full";
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => {});
    return turn;
  }

  return { wait };
}
