import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./root.mjs";

/** How often who has the turn shows that it is still at it, and who waits looks again. */
const SIGN_MS = 1_000;
const LOOK_MS = 200;
/** Who showed nothing for so long was killed. Packing what was built lets no sign through for some seconds. */
const DEAD_MS = 15_000;
/** So long it can take until one of two, who both found what a killed process left, sees that the other came after it. */
const SETTLE_MS = 50;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Does `work` when `isDue()`, and in one process of this checkout at a time: two builders would empty each other's
 * folder. Who waited asks once more, and mostly finds the work done.
 *
 * The turn is a file. It goes by its age, as ids of processes mean nothing from one container to the next, and Node 20 has neither
 * `flock` nor SQLite (src/database/embedded/lock.ts).
 *
 * @param {() => boolean} isDue
 * @param {() => Promise<void>} work
 * @param {string} [folder] of the checkout
 */
export async function withFileLock(isDue, work, folder = root) {
  if (!isDue()) return;
  const turn = join(folder, ".preparing");
  const own = randomUUID();
  await takeTurn(turn, own);
  // Somebody may have deleted the file.
  const sign = setInterval(() => utimes(turn, new Date(), new Date(), () => {}), SIGN_MS);
  // Work that fails ends the process.
  const giveBack = () => read(turn) === own && rmSync(turn);
  const end = () => process.exit(1);
  process.once("exit", giveBack);
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    if (isDue()) await work();
  } finally {
    clearInterval(sign);
    for (const signal of SIGNALS) process.off(signal, end);
    process.off("exit", giveBack);
    giveBack();
  }
}

async function takeTurn(turn, own) {
  let isTold = false;
  for (;;) {
    const age = ageOf(turn);
    if (age < DEAD_MS) {
      if (!isTold) console.log("Another process is preparing this checkout; waiting for it …");
      isTold = true;
      await sleep(LOOK_MS);
    } else if (age === Infinity) {
      if (createNew(turn, own)) return;
    } else {
      const beside = `${turn}-${own}`;
      writeFileSync(beside, own);
      renameSync(beside, turn);
      await sleep(SETTLE_MS);
      if (read(turn) === own) return;
    }
  }
}

/** In milliseconds; infinite for a file that is not there. */
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

/** What stands in a file; "" when it is not there. */
function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    return "";
  }
}
