import { afterAll, beforeEach, expect, test } from "vitest";
import { countOf, filledIn, assessOne, mailsOf, proofFor } from "../../tests/support/attempts.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { openBuckets } from "./buckets.server.ts";
import { createAbuseFilter, type AbuseFilter } from "./abuse-filter.server.ts";
import { createSecrets } from "../crypto/secrets.ts";

const secrets = createSecrets(SECRET_KEY);
const database = await testDatabase();
afterAll(() => database.close());

let processes: AbuseFilter[];

beforeEach(async () => {
  await database.pool.query("truncate rate_bucket");
  processes = [1, 2].map(() => createAbuseFilter({ secrets, pool: database.pool }));
});

function processOf(at: number): AbuseFilter {
  const abuseFilter = processes[at % processes.length];
  if (!abuseFilter) throw new Error("There is no process.");
  return abuseFilter;
}

test("a hundred concurrent requests to two processes exceed no limit of a provider or a mail address", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const toProvider = await Promise.all(Array.from({ length: 100 }, (_, at) => assessOne(processOf(at), at, { to })));
  expect([countOf(toProvider, "send"), countOf(toProvider, "hold")]).toEqual([60, 40]);
  const email = "anna@mail.example";
  const toAddress = await Promise.all(Array.from({ length: 100 }, (_, at) => assessOne(processOf(at), at, { email })));
  expect(mailsOf(toAddress)).toBe(15);
});

test("above three times the free limit all submissions of a form are held, even with a proof, and none is refused", async () => {
  const buckets = openBuckets({ secrets, pool: database.pool });
  await Promise.all(Array.from({ length: 1_799 }, () => buckets.take([{ name: "formOfAll", key: "question" }])));
  const abuseFilter = processOf(0);
  const proven = async (at: number) => {
    const challenged = await assessOne(abuseFilter, at, { signals: filledIn(abuseFilter, { time: "forged" }) });
    return assessOne(abuseFilter, at, { signals: filledIn(abuseFilter, { proof: await proofFor(challenged) }) });
  };
  expect([(await proven(1)).kind, (await proven(2)).kind, (await assessOne(abuseFilter, 3)).kind]).toEqual(["send", "hold", "hold"]);
});

test("one request needs at most four round trips to the database, however many counters it changes", async () => {
  let trips = 0;
  const pool = new Proxy(database.pool, {
    get(target, property) {
      if (property === "query") trips += 1;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const abuseFilter = createAbuseFilter({ secrets, pool });
  const changes = { address: "2001:db8::1", to: { provider: "organisation 1", activity: 1 }, mails: ["confirmation", "optIn"] } as const;
  expect(await assessOne(abuseFilter, 1, { ...changes, signals: filledIn(abuseFilter) })).toMatchObject({
    kind: "send",
    mails: ["confirmation", "optIn"],
  });
  expect(trips).toBe(4);
});
