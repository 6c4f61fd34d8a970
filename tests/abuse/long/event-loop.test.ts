import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Catalogue } from "../../../src/catalogue/catalogue.ts";
import { openCatalogue } from "../../../src/catalogue/open-catalogue.ts";
import type { OpenDatabase } from "../../../src/database/open.ts";
import { testDatabase } from "../../support/database.ts";
import { addPlatform } from "../../support/fixtures.ts";

const ACTIVITIES = 20_000;
/** What no visitor may wait for because of others' changes (quality, speed). */
const LONGEST_STOP_MS = 20;

let database: OpenDatabase;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await testDatabase();
  await addPlatform(database.db, 1);
  await database.pool.query(
    `insert into activity (platform_id, approved, status, slug, title, company_name, description, indoor_outdoor)
     select 1, true, 'ACTIVE', 'kano-' || n, 'Kanotocht ' || n, 'De Roeiers', ${words(1)}, 'OUTDOOR' from generate_series(1, $1) as n`,
    [ACTIVITIES],
  );
  catalogue = await openCatalogue(database, () => {});
});
afterAll(async () => {
  await catalogue.close();
  await database.close();
});

/** Sixty words, most of them in few activities. */
function words(salt: number): string {
  return `(select string_agg('woord' || (n * 7919 + w * w * ${salt}) % 60000, ' ') from generate_series(1, 60) as w)`;
}

test("while 20,000 descriptions change and are folded in, the event loop never stops for more than 20 ms", async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const quiet = await longestStop(delay, async () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const busy = await longestStop(delay, async () => {
    await database.pool.query(`update activity set description = ${words(3).replaceAll("n *", "id *")}`);
    await catalogue.refresh();
    await catalogue.tidy();
  });
  console.log(`the longest stop: ${quiet.toFixed(1)} ms at rest, ${busy.toFixed(1)} ms while all changes`);
  expect(catalogue.figures().unfolded).toBe(0);
  // What the machine does to a process at rest is not ours.
  expect(busy).toBeLessThan(LONGEST_STOP_MS + quiet);
});

async function longestStop(delay: ReturnType<typeof monitorEventLoopDelay>, work: () => Promise<unknown>): Promise<number> {
  delay.reset();
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}
