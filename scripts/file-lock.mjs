import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./root.mjs";

/** How often the holder touches the lock file, and a waiting process polls it. */
const HEARTBEAT_MS = 1_000;
const POLL_MS = 200;
/** An older lock file is stale: its holder was killed. Compressing the build blocks the heartbeat for some seconds. */
const STALE_MS = 15_000;
/** After this, of two processes that replaced a stale lock file, the first sees that the second has it. */
const SETTLE_MS = 50;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Does `work` if `isDue()`, in one process per checkout at a time: two builds would empty each other's output folder. Checks
 * `isDue` again after waiting for the lock, as the other process has usually done the work.
 *
 * A lock file is stale by its age, because process ids differ between containers. Node 20 has neither `flock` nor SQLite
 * (src/database/embedded/lock.ts).
 *
 * @param {() => boolean} isDue
 * @param {() => Promise<void>} work
 * @param {string} [folder] the checkout
 */
export async function withFileLock(isDue, work, folder = root) {
  if (!isDue()) return;
  const lock = join(folder, ".preparing");
  const own = randomUUID();
  await acquire(lock, own);
  // Errors are ignored: the file may have been deleted.
  const heartbeat = setInterval(() => utimes(lock, new Date(), new Date(), () => {}), HEARTBEAT_MS);
  // Failing work exits the process, which skips `finally`.
  const release = () => read(lock) === own && rmSync(lock);
  const end = () => process.exit(1);
  process.once("exit", release);
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    if (isDue()) await work();
  } finally {
    clearInterval(heartbeat);
    for (const signal of SIGNALS) process.off(signal, end);
    process.off("exit", release);
    release();
  }
}

async function acquire(lock, own) {
  let isAnnounced = false;
  for (;;) {
    const age = ageOf(lock);
    if (age < STALE_MS) {
      if (!isAnnounced) console.log("Another process is preparing this checkout; waiting for it …");
      isAnnounced = true;
      await sleep(POLL_MS);
    } else if (age === Infinity) {
      if (createNew(lock, own)) return;
    } else {
      const replacement = `${lock}-${own}`;
      writeFileSync(replacement, own);
      renameSync(replacement, lock);
      await sleep(SETTLE_MS);
      if (read(lock) === own) return;
    }
  }
}

/** In milliseconds; infinite for a missing file. */
function ageOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : Infinity;
}

function createNew(path, text) {
  try {
    writeFileSync(path, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** The text of a file; "" if it is missing. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return "";
  }
}
