import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./root.mjs";

/** How often who waits looks again. */
const LOOK_MS = 200;
/** So long it can take until one of two, who both found what an ended process left, sees that the other came first. */
const SETTLE_MS = 50;

/**
 * Does `work` when `isDue()`, and in one process of this checkout at a time: two builders would empty each other's
 * folder. Who waited asks once more, and mostly finds the work done.
 *
 * @param {() => boolean} isDue
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(isDue, work, folder = root) {
  if (!isDue()) return;
  const turn = join(folder, ".preparing");
  await takeTurn(turn);
  // Work that fails ends the process.
  const giveBack = () => rmSync(turn, { force: true });
  process.once("exit", giveBack);
  try {
    if (isDue()) await work();
  } finally {
    process.off("exit", giveBack);
    giveBack();
  }
}

async function takeTurn(turn) {
  let told;
  for (;;) {
    const holder = holderOf(turn);
    if (holder === undefined) {
      if (await wasFirst(turn)) return;
    } else {
      if (told !== holder) console.log(`Process ${holder} is preparing this checkout; waiting for it (if it is not, delete ${turn}) …`);
      told = holder;
      await sleep(LOOK_MS);
    }
  }
}

/** The other process that has its turn, by its id; undefined when there is none, or it ended without giving its turn back. */
function holderOf(turn) {
  const holder = Number(read(turn));
  // In a container who comes next often has the id of who was killed.
  if (holder !== process.pid && isAlive(holder)) return holder;
  rmSync(turn, { force: true });
  return undefined;
}

function isAlive(id) {
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    // Another user's.
    return error.code === "EPERM";
  }
}

async function wasFirst(turn) {
  try {
    writeFileSync(turn, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
  await sleep(SETTLE_MS);
  return Number(read(turn)) === process.pid;
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
