import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { openBuckets } from "./buckets.ts";
import { createSecrets } from "./secrets.ts";

const secrets = createSecrets("the secret key of all tests, which is no secret");
const database = await testDatabase();
afterAll(() => database.close());

test("processes that share a database count together, and the table names nobody", async () => {
  const [one, other] = [openBuckets(secrets, database.pool), openBuckets(secrets, database.pool)];
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, time) => (time % 2 === 0 ? one : other).take("rangeToProvider", "192.0.2.0/24")),
  );
  expect(taken.filter(({ kind }) => kind === "allowed")).toHaveLength(5);
  expect(await one.take("rangeToProvider", "192.0.2.0/24")).toMatchObject({
    kind: "too-many",
    retryAfterSeconds: expect.closeTo(3_600, -2),
  });
  expect(await one.take("rangeToProvider", "192.0.3.0/24")).toEqual({ kind: "allowed" });

  const { rows } = await database.pool.query<{ key: string }>("select key from rate_bucket");
  expect(rows).toHaveLength(2);
  expect(rows.map(({ key }) => key).join()).not.toContain("192");
});

test("processes of their own count by themselves", async () => {
  const buckets = openBuckets(secrets, null);
  for (let time = 0; time < 5; time += 1) expect(await buckets.take("rangeToProvider", "192.0.2.0/24")).toEqual({ kind: "allowed" });
  expect((await buckets.take("rangeToProvider", "192.0.2.0/24")).kind).toBe("too-many");
  expect(await openBuckets(secrets, null).take("rangeToProvider", "192.0.2.0/24")).toEqual({ kind: "allowed" });
});
