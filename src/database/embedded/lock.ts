import { setTimeout as delay } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";

/**
 * Locks between processes, held as locks of SQLite databases: Node has no `flock`, and a lock file with a process id may be
 * stale. SQLite uses the kernel's file locks, which are released whenever the process ends.
 */
export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/** Waits for the exclusive lock; throws after `timeoutMs`. */
export async function lockExclusive(path: string, timeoutMs: number): Promise<Lock> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const lock = tryLockExclusive(path);
    if (lock !== null) return lock;
    if (Date.now() > giveUpAt) throw new Error(`Another process has held the lock ${path} for too long.`);
    await delay(20);
  }
}

/** Null while another process holds `path`, exclusive or shared. */
export function tryLockExclusive(path: string): Lock | null {
  return tryLock(path, "begin exclusive");
}

/** Null while another process holds `path` exclusively. */
export function tryLockShared(path: string): Lock | null {
  // The first read of a transaction takes the shared lock.
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
