import { createWaitingLines, type Waiting } from "./waiting-lines.ts";

/** Who waits for work. */
export type Asker = {
  /** The address range whose line they stand in; null for this machine, which stands for every visitor behind an undeclared proxy. */
  range: string | null;
  /** Aborted when they have gone: then nobody waits any more. */
  signal: AbortSignal;
};

/** Work that waits for its turn, perhaps for several askers. */
export type Order<Result> = {
  /**
   * What came of the work. Rejects with `NoTurn` when the queue was full, or this asker has gone; the work is done for as long as anybody
   * waits for it, and in the turn of whichever asker's range comes first.
   */
  join(asker: Asker): Promise<Result>;
  /** Resolves when nobody waits any more: it is done, or was never begun. */
  ended: Promise<void>;
};

export type FairQueue = {
  /** Work that begins in its turn, when somebody joins it. */
  order<Result>(work: () => Promise<Result>): Order<Result>;
  /** A client has connected: the next work begins when nobody more has come with it, so that they are all in line, or answered from a cache. */
  noteArrival(): void;
  figures(): QueueFigures;
};

/** How many wait, how many have begun and are not done, and since the start how many were refused or abandoned. */
export type QueueFigures = { waiting: number; begun: number; refused: number; abandoned: number };

export type FairQueueOptions = {
  /** How many work at a time, for as long as they do not wait for something else. */
  most: number;
  /** Who takes longer than so many ms waits for something else than the processor, as a database: the next begins beside them. */
  longest_ms: number;
  /** How many may have begun, those included that wait for something else. */
  mostBegun: number;
  /** How many may wait for their turn. */
  mostWaiting: number;
};

/** Why work was not begun for an asker. */
export class NoTurn extends Error {
  readonly reason: "full" | "gone";
  constructor(reason: "full" | "gone") {
    super(reason === "full" ? "The queue is full." : "Who asked has gone.");
    this.name = "NoTurn";
    this.reason = reason;
  }
}

/** By its name: the app is built apart, and has this class a second time. */
export function isNoTurn(error: unknown): error is NoTurn {
  return error instanceof Error && error.name === "NoTurn";
}

type Queued = Waiting & { begin: () => void; refuse: (error: NoTurn) => void };

/**
 * How many turns of Node's loop the next work waits at most for others to come. Of a backlog of connections each turn accepts one, in the
 * order in which they came: who opens hundreds would otherwise have the next visitor wait for a piece of work in front of each of them.
 */
const MOST_ARRIVALS = 64;

/**
 * Everything that is computed for a request waits here (decisions/071-one-fair-queue.md). Address ranges take turns, and only one piece of
 * work begins in each turn of Node's loop: while 31 pages were made for those who were connected, each turn took a fifth of a second, and
 * the last of 32 who came at once waited for ten seconds.
 */
export function createFairQueue({ most, longest_ms, mostBegun, mostWaiting }: FairQueueOptions): FairQueue {
  const waiting = createWaitingLines<Queued>(mostWaiting);
  let free = most;
  let begun = 0;
  let refused = 0;
  let abandoned = 0;
  let isCalled = false;
  let arrivals = 0;
  let seenArrivals = 0;

  function callNext(): void {
    if (isCalled || free === 0 || begun >= mostBegun || waiting.size === 0) return;
    isCalled = true;
    beginAfterArrivals(MOST_ARRIVALS);
  }

  function beginAfterArrivals(most: number): void {
    setImmediate(() => {
      if (arrivals !== seenArrivals && most > 0) {
        seenArrivals = arrivals;
        return beginAfterArrivals(most - 1);
      }
      isCalled = false;
      waiting.next()?.begin();
      callNext();
    });
  }

  async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    free -= 1;
    begun += 1;
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
      begun -= 1;
      end();
      callNext();
    }
  }

  function order<Result>(work: () => Promise<Result>): Order<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    // Askers hear what became of it by `join`.
    const ended = promise.then(
      () => {},
      () => {},
    );
    /** Who waits, by range. */
    const askers = new Map<string | null, number>();
    let state: "waiting" | "begun" = "waiting";
    const queued: Queued = {
      lines: new Set(),
      begin() {
        state = "begun";
        take(work).then(resolve, reject);
      },
      refuse: reject,
    };

    function enter(range: string | null): void {
      if (state === "begun") return;
      askers.set(range, (askers.get(range) ?? 0) + 1);
      if (queued.lines.has(range)) return;
      const lost = waiting.add(queued, range);
      if (lost) {
        refused += 1;
        lost.refuse(new NoTurn("full"));
      }
      callNext();
    }

    function leave(range: string | null): void {
      abandoned += 1;
      const left = (askers.get(range) ?? 1) - 1;
      if (left > 0) return void askers.set(range, left);
      askers.delete(range);
      waiting.remove(queued, range);
      if (askers.size === 0 && state === "waiting") reject(new NoTurn("gone"));
    }

    async function join({ range, signal }: Asker): Promise<Result> {
      if (signal.aborted) throw new NoTurn("gone");
      const gone = Promise.withResolvers<never>();
      const onGone = () => {
        if (state === "waiting") leave(range);
        gone.reject(new NoTurn("gone"));
      };
      signal.addEventListener("abort", onGone, { once: true });
      enter(range);
      try {
        return await Promise.race([promise, gone.promise]);
      } finally {
        signal.removeEventListener("abort", onGone);
      }
    }

    return { join, ended };
  }

  return { order, noteArrival: () => void (arrivals += 1), figures: () => ({ waiting: waiting.size, begun, refused, abandoned }) };
}
