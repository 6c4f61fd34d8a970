import { createQuotas } from "./quotas.ts";
import { createRoundRobinQueues, type QueueItem } from "./round-robin-queues.ts";

/** The client that waits for a result. */
export type Client = {
  /** Its address range; null for loopback, which may be every visitor behind an undeclared proxy. */
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
  /** Reports a new connection. The next work starts only after an event loop iteration without one. */
  noteConnection(): void;
  figures(): QueueFigures;
};

/** Queued and running work now; refusals and disconnected clients since the start of the process. */
export type QueueFigures = { waiting: number; running: number; refused: number; abandoned: number };

export type FairQueueOptions = {
  concurrency: number;
  /** Work that takes longer probably waits for a database, and no longer counts for `concurrency`. */
  slowAfter_ms: number;
  /** Limit of all running work, slow work included. */
  maxRunning: number;
  maxQueued: number;
};

/** Work was not started for a client: the queue was full, or the client has disconnected. */
export class NotStarted extends Error {
  readonly reason: "full" | "disconnected";
  constructor(reason: "full" | "disconnected") {
    super(reason === "full" ? "The queue is full." : "The client has disconnected.");
    this.name = "NotStarted";
    this.reason = reason;
  }
}

/** Compares the name: server and app are bundled separately, so each has its own copy of the class. */
export function isNotStarted(error: unknown): error is NotStarted {
  return error instanceof Error && error.name === "NotStarted";
}

type Queued = QueueItem & { begin: (range: string | null) => void; refuse: (error: NotStarted) => void };

/**
 * Most event loop iterations that work waits for new connections. The kernel's backlog is first come, first served, and Node accepts
 * one connection per iteration: otherwise a visitor behind a backlog of hundreds would wait for the work of each of them.
 */
const MAX_ARRIVAL_ITERATIONS = 64;

/**
 * Each ms of work charges a range 2.5 ms, so a range gets at most 40 % of the processor: cached pages bypass the queue, and find the
 * processor free more than half of the time.
 */
const COST = 2.5;
/** Allows bursts of 200 ms of work, about twenty pages: a visitor never waits, nor do colleagues behind one address. */
const BURST_MS = 300;

/**
 * A queue for everything that is computed for a request, fair between address ranges (decisions/071-fair-request-queue.md), each of which has a
 * processor quota (`quotas.ts`). One piece of work starts per event loop iteration: with more, 32 pages at once delayed the last of 32 new
 * connections by ten seconds.
 */
export function createFairQueue({ concurrency, slowAfter_ms, maxRunning, maxQueued }: FairQueueOptions): FairQueue {
  const waiting = createRoundRobinQueues<Queued>(maxQueued);
  const quotas = createQuotas({ burst_ms: BURST_MS });
  let freeSlots = concurrency;
  let running = 0;
  let refused = 0;
  let abandoned = 0;
  let isScheduled = false;
  let arrivals = 0;
  let seenArrivals = 0;
  let timer: NodeJS.Timeout | undefined;

  function scheduleNext(): void {
    if (isScheduled || freeSlots === 0 || running >= maxRunning || waiting.size === 0) return;
    isScheduled = true;
    beginAfterArrivals(MAX_ARRIVAL_ITERATIONS);
  }

  function beginAfterArrivals(iterations: number): void {
    setImmediate(() => {
      if (arrivals !== seenArrivals && iterations > 0) {
        seenArrivals = arrivals;
        return beginAfterArrivals(iterations - 1);
      }
      isScheduled = false;
      beginNext();
    });
  }

  /** Starts work of the next range within its quota; if there is none, retries when a range first gets quota. */
  function beginNext(): void {
    let [least_ms, served]: [number, string | null] = [Infinity, null];
    const next = waiting.next((range) => {
      const wait_ms = quotas.wait_ms(range);
      least_ms = Math.min(least_ms, wait_ms);
      served = range;
      return wait_ms === 0;
    });
    next?.begin(served);
    if (next) return scheduleNext();
    clearTimeout(timer);
    if (waiting.size > 0) timer = setTimeout(scheduleNext, least_ms);
  }

  async function run<Result>(work: () => Promise<Result>, range: string | null): Promise<Result> {
    freeSlots -= 1;
    running += 1;
    const began_ms = performance.now();
    const runningAtStart = concurrency - freeSlots;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      // Concurrent work shares the processor.
      const took_ms = (performance.now() - began_ms) / Math.max(runningAtStart, concurrency - freeSlots);
      quotas.charge(range, COST * took_ms, performance.now() - took_ms);
      freeSlots += 1;
      scheduleNext();
    };
    const timer = setTimeout(end, slowAfter_ms).unref();
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      running -= 1;
      end();
      scheduleNext();
    }
  }

  function add<Result>(work: () => Promise<Result>): Task<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const ended = promise.then(
      () => {},
      () => {},
    );
    /** Number of waiting clients per range. */
    const clients = new Map<string | null, number>();
    let state: "waiting" | "running" = "waiting";
    const queued: Queued = {
      ranges: new Set(),
      begin(range) {
        state = "running";
        run(work, range).then(resolve, reject);
      },
      refuse: reject,
    };

    function enter(range: string | null): void {
      if (state === "running") return;
      clients.set(range, (clients.get(range) ?? 0) + 1);
      if (queued.ranges.has(range)) return;
      const dropped = waiting.add(queued, range);
      if (dropped) {
        refused += 1;
        dropped.refuse(new NotStarted("full"));
      }
      scheduleNext();
    }

    function leave(range: string | null): void {
      abandoned += 1;
      const left = (clients.get(range) ?? 1) - 1;
      if (left > 0) return void clients.set(range, left);
      clients.delete(range);
      waiting.remove(queued, range);
      if (clients.size === 0 && state === "waiting") reject(new NotStarted("disconnected"));
    }

    async function join({ range, signal }: Client): Promise<Result> {
      if (signal.aborted) {
        if (state === "waiting" && clients.size === 0) reject(new NotStarted("disconnected"));
        throw new NotStarted("disconnected");
      }
      const disconnected = Promise.withResolvers<never>();
      const onAbort = () => {
        if (state === "waiting") leave(range);
        disconnected.reject(new NotStarted("disconnected"));
      };
      signal.addEventListener("abort", onAbort, { once: true });
      enter(range);
      try {
        return await Promise.race([promise, disconnected.promise]);
      } finally {
        signal.removeEventListener("abort", onAbort);
      }
    }

    return { join, ended };
  }

  return { add, noteConnection: () => void (arrivals += 1), figures: () => ({ waiting: waiting.size, running, refused, abandoned }) };
}
