import { setTimeout as delay } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks between processes. Node has no `flock`, and a lock file with a pid in it can be stale or stolen twice; the
 * file lock of SQLite is the kernel's, which gives it up when the process dies, however it dies.
 */
export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/** Waits until no other process holds `path`; throws after `patienceMs`. */
export async function lockAlone(path: string, patienceMs: number): Promise<Lock> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const lock = tryLockAlone(path);
    if (lock !== null) return lock;
    if (Date.now() > giveUpAt) throw new Error(`Another process has kept ${path} locked for too long.`);
    await delay(20);
  }
}

/** The lock, or null while another process holds `path` alone or together with others. */
export function tryLockAlone(path: string): Lock | null {
  return tryLock(path, "begin exclusive");
}

/** Holds `path` together with others; null while one holds it alone. */
export function tryLockTogether(path: string): Lock | null {
  // A transaction takes its shared lock with the first read.
  return tryLock(path, "begin; select * from sqlite_master");
}

function tryLock(path: string, sql: string): Lock | null {
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    database.exec(sql);
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY) return null;
    throw error;
  }
}
