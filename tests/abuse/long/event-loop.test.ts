import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MEMORY_FLAGS } from "../../../scripts/memory-flags.mjs";
import type { OpenDatabase } from "../../../src/database/open.ts";
import { testDatabase } from "../../support/database.ts";
import { addPlatform } from "../../support/fixtures.ts";

const PROCESS = join(import.meta.dirname, "../event-loop-process.ts");
const ACTIVITIES = 20_000;
/** What no visitor may wait for because of others' changes (quality requirements, speed). */
const LONGEST_STOP_MS = 20;

type Held = { longestIteration_ms: number; longestDelay_ms: number; unmerged: number };

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
  await addPlatform(database.db, 1);
  await database.pool.query(
    `insert into activity (platform_id, approved, status, slug, title, company_name, description, indoor_outdoor)
     select 1, true, 'ACTIVE', 'kano-' || n, 'Kanotocht ' || n, 'De Roeiers', ${words(1)}, 'OUTDOOR' from generate_series(1, $1) as n`,
    [ACTIVITIES],
  );
});
afterAll(() => database.close());

/** Sixty words, most of them in few activities. */
function words(salt: number): string {
  return `(select string_agg('woord' || (n * 7919 + w * w * ${salt}) % 60000, ' ') from generate_series(1, 60) as w)`;
}

/** In a process of its own, with the memory that a server has: a collection of garbage holds it up as it would a server. */
async function held(statement: string): Promise<Held> {
  const args = [...MEMORY_FLAGS, PROCESS, String(database.connection.connectionString), statement];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

test("while 20,000 descriptions change and are folded in, no turn of the event loop takes more than 20 ms of the processor", async () => {
  const { longestIteration_ms, longestDelay_ms, unmerged } = await held(
    `update activity set description = ${words(3).replaceAll("n *", "id *")}`,
  );
  console.log(
    `the longest turn took ${longestIteration_ms.toFixed(1)} ms of the processor; the longest stop ${longestDelay_ms.toFixed(1)} ms`,
  );
  expect(unmerged).toBeLessThan(20);
  expect(longestIteration_ms).toBeLessThan(LONGEST_STOP_MS);
});
