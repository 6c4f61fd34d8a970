import type { OpenDatabase } from "../../database/open.ts";
import type { Change } from "../catalogue.ts";
import { listen } from "./listen.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { readChanges, type Cursor } from "./read-changes.ts";
import { createMutex } from "./mutex.ts";

/** Half of the allowed delay: on a replica and behind a pooler, NOTIFY does not arrive. */
const POLL_MS = 500;
/** After this long without the database, the catalogue counts as stale. */
const STALE_AFTER_MS = 5_000;

export type Follower = {
  /** All changes before it were applied. */
  readonly cursor: Cursor;
  /** Applies committed changes now; rejects when the database cannot be reached. */
  catchUp(): Promise<void>;
  /** Runs a task while no changes are applied. */
  exclusively<Outcome>(task: () => Promise<Outcome>): Promise<Outcome>;
  isFollowing(): boolean;
  /** Time since the follower was last up to date. */
  lag_ms(): number;
  close(): Promise<void>;
};

export type FollowerOptions = {
  database: OpenDatabase;
  cursor: Cursor;
  /** Applies changes; gets the same ones again when it rejects. */
  apply: (changes: Change[]) => Promise<void>;
  /** Reloads everything when unread changes are lost; returns the new cursor. */
  reload: (why: string) => Promise<Cursor>;
  log: (line: string) => void;
};

/**
 * Follows the `change` table: twice a second, and at once on a NOTIFY. An outage of the database is logged once and never
 * thrown.
 */
export function follow({ database, apply, reload, log, ...options }: FollowerOptions): Follower {
  let { cursor } = options;
  let lastSuccess = performance.now();
  let isApplying = false;
  let isClosed = false;
  const outage = createOutage(log);
  const exclusively = createMutex();

  /** Returns whether there is more to read now. */
  async function readOn(): Promise<boolean> {
    const read = await readChanges(database.db, cursor);
    if (read.kind === "lost") {
      cursor = await reload(read.why);
      return true;
    }
    if (read.changes.length > 0) await apply(read.changes);
    cursor = read.cursor;
    return read.hasMore;
  }

  const catchingUp = oneAtATime(() =>
    exclusively(async () => {
      isApplying = true;
      try {
        while (await readOn()) if (isClosed) return;
        lastSuccess = performance.now();
      } finally {
        isApplying = false;
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
    exclusively,
    // Applying many changes is not an outage; if the database hangs meanwhile, that ends with an error.
    isFollowing: () => isApplying || performance.now() - lastSuccess < STALE_AFTER_MS,
    lag_ms: () => performance.now() - lastSuccess,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await listener.close();
      await catchingUp.settled();
    },
  };
}

/** Logs the begin and the end of an outage, once each. */
function createOutage(log: (line: string) => void): { begin(error: unknown): void; end(): void } {
  let isAway = false;
  return {
    begin(error) {
      if (!isAway) log(`the catalogue cannot follow the database and answers from memory: ${String(error)}`);
      isAway = true;
    },
    end() {
      if (isAway) log("the catalogue follows the database again");
      isAway = false;
    },
  };
}
