import { setInterval } from "node:timers/promises";
import type pg from "pg";

/** Edits one description per second, each time of another activity; `stop` resolves to the number of edits. */
export function editDescriptions(pool: pg.Pool): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  const edited = editUntil(pool, stopping.signal);
  return {
    stop() {
      stopping.abort();
      return edited;
    },
  };
}

const PAUSE_MS = 1_000;

async function editUntil(pool: pg.Pool, signal: AbortSignal): Promise<number> {
  let edits = 0;
  try {
    for await (const _ of setInterval(PAUSE_MS, undefined, { signal })) {
      await pool.query(
        "update activity set description = description || ' ' || $1 where id = (select id from activity order by id offset $2 limit 1)",
        [`(${edits})`, (edits * 37) % 800],
      );
      edits += 1;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return edits;
}
