import { afterAll, expect, test } from "vitest";
import { testApp } from "../../support/app.ts";
import { addRepeatedActivities, expectOnce } from "../repeats-outcome.ts";
import { sendRepeatedly } from "../repeats.ts";

const COUNT = 2_000;
/** Fewer than one form may have in ten minutes (src/abuse/buckets.server.ts). */
const PER_PROCESS = 500;
let activityIds: number[] = [];
const product = await testApp({ fill: async (db) => void (activityIds = await addRepeatedActivities(db, COUNT)) });
afterAll(() => product.close());

test("2,000 requests, each sent one to five times at once and out of order, are 2,000 rows and 4,000 mails", async () => {
  for (let from = 0; from < COUNT; from += PER_PROCESS) {
    // Each begins to count anew: so many at once exceed the global limit.
    const process = await testApp({ beside: product });
    expect(await sendRepeatedly(process, { from, count: PER_PROCESS, activityIds })).toEqual([]);
    await process.close();
  }
  await expectOnce(product.db, COUNT);
});
