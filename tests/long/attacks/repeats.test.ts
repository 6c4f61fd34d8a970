import { afterAll, expect, test } from "vitest";
import { testApp } from "../../support/app.ts";
import { addRepeatedActivities, expectOnce } from "../../abuse/repeats-outcome.ts";
import { sendRepeatedly } from "../../abuse/repeats.ts";

const COUNT = 200;
let activityIds: number[] = [];
const product = await testApp({ fill: async (db) => void (activityIds = await addRepeatedActivities(db, COUNT)) });
afterAll(() => product.close());

test("200 requests, each sent one to five times at once and out of order, are 200 rows and 400 mails", { timeout: 120_000 }, async () => {
  expect(await sendRepeatedly(product, { count: COUNT, activityIds })).toEqual([]);
  await expectOnce(product.db, COUNT);
});
