import { createQuotas } from "./quotas.ts";
import { createRoundRobinQueues, type Waiting } from "./round-robin-queues.ts";

/** The client that waits for a result. */
export type Client = {
  /** Its address range; null for this machine, which stands for every visitor behind an undeclared proxy. */
  range: string | null;
  /** Aborted when its connection closes. */
  signal: AbortSignal;
};

/** Queued work, shared by one client or several. */
export type Task<Result> = {
  /**
   * Resolves with the result of the work. Rejects with `NotStarted` when the queue was full or this client has disconnected. The work starts
   * when the first of its clients' address ranges is served, unless all of them have disconnected.
   */
  join(client: Client): Promise<Result>;
  /** Resolves when the work is done, or is certain never to start. */
  ended: Promise<void>;
};

export type FairQueue = {
  /** Queues work; it starts after a client has joined it. */
  add<Result>(work: () => Promise<Result>): Task<Result>;
  /** Reports a new connection. The next work starts only after a turn of the event loop without one. */
  noteConnection(): void;
  figures(): QueueFigures;
};

/** Work that is queued, and that has begun and is not done; since the start of the process, refusals and disconnected clients. */
export type QueueFigures = { waiting: number; begun: number; refused: number; abandoned: number };

export type FairQueueOptions = {
  /** Concurrency limit. */
  most: number;
  /** Work that takes longer than this probably waits for a database, and no longer counts for `most`. */
  longest_ms: number;
  /** Limit of all work that has begun, however long it takes. */
  mostBegun: number;
  /** Limit of queued work. */
  mostWaiting: number;
};

/** Work was not started for a client: the queue was full, or the client has disconnected. */
export class NotStarted extends Error {
  readonly reason: "full" | "gone";
  constructor(reason: "full" | "gone") {
    super(reason === "full" ? "The queue is full." : "The client has disconnected.");
    this.name = "NotStarted";
    this.reason = reason;
  }
}

/** Compares the name: server and app are bundled separately, so each has its own copy of the class. */
export function isNotStarted(error: unknown): error is NotStarted {
  return error instanceof Error && error.name === "NotStarted";
}

type Queued = Waiting & { begin: (range: string | null) => void; refuse: (error: NotStarted) => void };

/**
 * Work waits at most so many turns of the event loop for new connections. The kernel's backlog is first come, first served, and Node accepts
 * one connection a turn: with one piece of work a turn, a visitor behind a backlog of hundreds would wait for work for each of them.
 */
const MOST_ARRIVALS = 64;

/**
 * Each ms of work takes 2.5 ms of a range's time: it has 40 % of the processor at most, so that a cached page, which no queue can put before work
 * that has begun, finds the processor free more than half of the time.
 */
const COST = 2.5;
/** Work of 200 ms, some twenty pages, may follow at once: a visitor never waits, and neither do colleagues behind one address. */
const BURST_MS = 300;

/**
 * A queue for everything that is computed for a request, fair between address ranges (decisions/071-one-fair-queue.md), each of which has a
 * quota of the processor (`quotas.ts`). One piece of work starts in each turn of the event loop: with more, 32 pages at once delayed the last of
 * 32 new connections by ten seconds.
 */
export function createFairQueue({ most, longest_ms, mostBegun, mostWaiting }: FairQueueOptions): FairQueue {
  const waiting = createRoundRobinQueues<Queued>(mostWaiting);
  const quotas = createQuotas({ burst_ms: BURST_MS });
  let free = most;
  let begun = 0;
  let refused = 0;
  let abandoned = 0;
  let isCalled = false;
  let arrivals = 0;
  let seenArrivals = 0;
  let timer: NodeJS.Timeout | undefined;

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
      beginNext();
    });
  }

  /** Begins for the next range that is within its quota; while none is, waits for the first that will be. */
  function beginNext(): void {
    let [least_ms, served]: [number, string | null] = [Infinity, null];
    const next = waiting.next((range) => {
      const wait_ms = quotas.wait_ms(range);
      least_ms = Math.min(least_ms, wait_ms);
      served = range;
      return wait_ms === 0;
    });
    next?.begin(served);
    if (next) return callNext();
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(callNext, least_ms);
  }

  async function take<Result>(work: () => Promise<Result>, range: string | null): Promise<Result> {
    free -= 1;
    begun += 1;
    const began_ms = performance.now();
    const beside = most - free;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // What runs beside it has its share of the time.
      const took_ms = (performance.now() - began_ms) / Math.max(beside, most - free);
      quotas.charge(range, COST * took_ms, performance.now() - took_ms);
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

  function add<Result>(work: () => Promise<Result>): Task<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const ended = promise.then(
      () => {},
      () => {},
    );
    /** Waiting clients of each range. */
    const clients = new Map<string | null, number>();
    let state: "waiting" | "begun" = "waiting";
    const queued: Queued = {
      lines: new Set(),
      begin(range) {
        state = "begun";
        take(work, range).then(resolve, reject);
      },
      refuse: reject,
    };

    function enter(range: string | null): void {
      if (state === "begun") return;
      clients.set(range, (clients.get(range) ?? 0) + 1);
      if (queued.lines.has(range)) return;
      const lost = waiting.add(queued, range);
      if (lost) {
        refused += 1;
        lost.refuse(new NotStarted("full"));
      }
      callNext();
    }

    function leave(range: string | null): void {
      abandoned += 1;
      const left = (clients.get(range) ?? 1) - 1;
      if (left > 0) return void clients.set(range, left);
      clients.delete(range);
      waiting.remove(queued, range);
      if (clients.size === 0 && state === "waiting") reject(new NotStarted("gone"));
    }

    async function join({ range, signal }: Client): Promise<Result> {
      if (signal.aborted) {
        if (state === "waiting" && clients.size === 0) reject(new NotStarted("gone"));
        throw new NotStarted("gone");
      }
      const gone = Promise.withResolvers<never>();
      const onGone = () => {
        if (state === "waiting") leave(range);
        gone.reject(new NotStarted("gone"));
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

  return { add, noteConnection: () => void (arrivals += 1), figures: () => ({ waiting: waiting.size, begun, refused, abandoned }) };
}
