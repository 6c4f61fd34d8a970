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
  delay.enable();
  const longest = await longestTurn(async () => {
    await database.pool.query(`update activity set description = ${words(3).replaceAll("n *", "id *")}`);
    await catalogue.refresh();
    await catalogue.tidy();
  });
  delay.disable();
  console.log(`the longest turn took ${longest.toFixed(1)} ms of the processor; the longest stop ${(delay.max / 1e6).toFixed(1)} ms`);
  expect(catalogue.figures().unfolded).toBeLessThan(20);
  expect(longest).toBeLessThan(LONGEST_STOP_MS);
});

/** The most of the processor that a turn of the event loop took, in milliseconds: what else the machine does is not ours. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [isOver, longest, before] = [false, 0, processor_ms()];
  const look = () => {
    const now = processor_ms();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return longest;
}

function processor_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
