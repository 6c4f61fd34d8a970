import type { OpenDatabase } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { listen } from "./listen.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readChanges, type Cursor } from "./read-changes.ts";
import { takingTurns } from "./turns.ts";

/** Half of what a change may take: on a replica, and behind a pooler, nobody is notified. */
const POLL_MS = 500;
/** After so long without the database, what is known counts as old. */
const PATIENCE_MS = 5_000;

export type Follower = {
  /** All before it was taken over. */
  readonly cursor: Cursor;
  /** Takes over what is committed now; rejects when the database cannot be reached. */
  catchUp(): Promise<void>;
  /** Runs a task while nothing is taken over. */
  between<Outcome>(task: () => Promise<Outcome>): Promise<Outcome>;
  isFollowing(): boolean;
  /** How long ago all that was committed had been taken over. */
  lag_ms(): number;
  close(): Promise<void>;
};

export type FollowerOptions = {
  database: OpenDatabase;
  cursor: Cursor;
  /** Takes changes over; when it rejects, the same changes come again. */
  apply: (changes: Change[]) => Promise<void>;
  /** Reads everything anew, since what changed cannot be told any more; answers where that stands. */
  rebuild: (why: string) => Promise<Cursor>;
  log: (line: string) => void;
};

/**
 * Follows the `change` table: twice a second, and at once when a NOTIFY wakes it. A database that is away is waited for
 * and said once, never an error to the process.
 */
export function follow({ database, apply, rebuild, log, ...options }: FollowerOptions): Follower {
  let { cursor } = options;
  let lastSuccess = performance.now();
  let isTakingOver = false;
  let isClosed = false;
  const outage = createOutage(log);
  const between = takingTurns();

  /** Answers whether there is more to read at once. */
  async function readOn(): Promise<boolean> {
    const read = await readChanges(database.db, cursor);
    if (read.kind === "lost") {
      cursor = await rebuild(read.why);
      return true;
    }
    if (read.changes.length > 0) await apply(read.changes);
    cursor = read.cursor;
    return read.hasMore;
  }

  const catchingUp = oneAtATime(() =>
    between(async () => {
      isTakingOver = true;
      try {
        while (await readOn()) if (isClosed) return;
        lastSuccess = performance.now();
      } finally {
        isTakingOver = false;
      }
    }),
  );

  async function poll(): Promise<void> {
    try {
      await catchingUp.run();
      outage.end();
    } catch (error) {
      if (!isClosed) outage.begin(error);
    }
  }

  let timer = setTimeout(() => void pollAndWait(), POLL_MS).unref();
  const listener = listen(database.connection, "change", () => void poll());

  async function pollAndWait(): Promise<void> {
    await poll();
    if (!isClosed) timer = setTimeout(() => void pollAndWait(), POLL_MS).unref();
  }

  return {
    get cursor() {
      return cursor;
    },
    catchUp: catchingUp.run,
    between,
    // Much to take over is not an outage; a database that hangs meanwhile ends it with an error.
    isFollowing: () => isTakingOver || performance.now() - lastSuccess < PATIENCE_MS,
    lag_ms: () => performance.now() - lastSuccess,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listener.close();
      await catchingUp.settled();
    },
  };
}

/** Says once that the database is away, and once that it is back. */
function createOutage(log: (line: string) => void): { begin(error: unknown): void; end(): void } {
  let isAway = false;
  return {
    begin(error) {
      if (!isAway) log(`the catalogue cannot follow the database and goes on with what it knows: ${String(error)}`);
      isAway = true;
    },
    end() {
      if (isAway) log("the catalogue follows the database again");
      isAway = false;
    },
  };
}
