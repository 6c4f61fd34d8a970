import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { openBuckets } from "./buckets.server.ts";
import { createSecrets } from "../crypto/secrets.ts";

const secrets = createSecrets("the secret key of all tests, which is no secret");
const database = await testDatabase();
afterAll(() => database.close());

test("processes that share a database share their counters, and the table contains no address", async () => {
  const [one, other] = [openBuckets({ secrets, pool: database.pool }), openBuckets({ secrets, pool: database.pool })];
  const taken = await Promise.all(
    Array.from({ length: 12 }, (_, time) => (time % 2 === 0 ? one : other).take([{ name: "rangeToProvider", key: "192.0.2.0/24" }])),
  );
  expect(taken.filter(({ kind }) => kind === "allowed")).toHaveLength(5);
  expect(await one.take([{ name: "rangeToProvider", key: "192.0.2.0/24" }])).toMatchObject({
    kind: "too-many",
    retryAfterSeconds: expect.closeTo(3_600, -2),
  });
  expect(await one.take([{ name: "rangeToProvider", key: "192.0.3.0/24" }])).toEqual({ kind: "allowed", isBusy: false });

  const { rows } = await database.pool.query<{ key: string }>("select key from rate_bucket");
  expect(rows).toHaveLength(2);
  expect(rows.map(({ key }) => key).join()).not.toContain("192");
});

test("processes without a shared database count separately", async () => {
  const buckets = openBuckets({ secrets, pool: null });
  for (let time = 0; time < 5; time += 1)
    expect(await buckets.take([{ name: "rangeToProvider", key: "192.0.2.0/24" }])).toEqual({ kind: "allowed", isBusy: false });
  expect((await buckets.take([{ name: "rangeToProvider", key: "192.0.2.0/24" }])).kind).toBe("too-many");
  expect(await openBuckets({ secrets, pool: null }).take([{ name: "rangeToProvider", key: "192.0.2.0/24" }])).toEqual({
    kind: "allowed",
    isBusy: false,
  });
});

test.for([
  ["in the database", database.pool],
  ["in memory", null],
] as const)("%s a request that one counter refuses takes nothing from the others", async ([, pool]) => {
  const buckets = openBuckets({ secrets, pool });
  const together = [
    { name: "rangeToProvider", key: "one" },
    { name: "upload", key: "shared" },
  ] as const;
  const kinds = await Promise.all(Array.from({ length: 100 }, async () => (await buckets.take(together)).kind));
  expect(kinds.filter((kind) => kind === "allowed")).toHaveLength(5);
  const left = await Promise.all(Array.from({ length: 100 }, async () => (await buckets.take([{ name: "upload", key: "shared" }])).kind));
  expect(left.filter((kind) => kind === "allowed")).toHaveLength(15);
  expect(await buckets.take(together)).toMatchObject({ kind: "too-many", full: ["rangeToProvider", "upload"] });

  await buckets.giveBack([...together, { name: "upload", key: "never taken" }]);
  expect(await buckets.take(together)).toMatchObject({ kind: "allowed" });
  expect(await buckets.take(together)).toMatchObject({ kind: "too-many" });
});

test("requests that take the same counters in different orders, from two processes, do not deadlock", async () => {
  const [one, other] = [openBuckets({ secrets, pool: database.pool }), openBuckets({ secrets, pool: database.pool })];
  const tokens = Array.from({ length: 12 }, (_, at) => ({ name: "activity" as const, key: `${at}` }));
  const taken = await Promise.all(
    Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? one.take(tokens) : other.take(tokens.toReversed()))),
  );
  expect(taken).toEqual(Array.from({ length: 60 }, () => ({ kind: "allowed", isBusy: false })));
  expect(await one.take(tokens)).toEqual({ kind: "allowed", isBusy: true });
});

test("a counter that was started while the clock was a year fast is reset", async () => {
  const buckets = openBuckets({ secrets, pool: database.pool });
  const token = [{ name: "proof", key: "ahead" }] as const;
  await buckets.take(token);
  expect((await buckets.take(token)).kind).toBe("too-many");
  await database.pool.query("update rate_bucket set expire = expire + 31536000000 where key like 'proof:%'");
  expect((await buckets.take(token)).kind).toBe("allowed");
});
