import { afterAll, beforeEach, expect, test } from "vitest";
import { countOf, filledIn, judgeOne, mailsOf, proofFor } from "../../tests/support/attempts.ts";
import { testDatabase } from "../../tests/support/database.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { openBuckets } from "./buckets.server.ts";
import { createGuard, type Guard } from "./guard.server.ts";
import { createSecrets } from "../crypto/secrets.ts";

const secrets = createSecrets(SECRET_KEY);
const database = await testDatabase();
afterAll(() => database.close());

let processes: Guard[];

beforeEach(async () => {
  await database.pool.query("truncate rate_bucket");
  processes = [1, 2].map(() => createGuard({ secrets, pool: database.pool }));
});

function processOf(at: number): Guard {
  const guard = processes[at % processes.length];
  if (!guard) throw new Error("There is no process.");
  return guard;
}

test("a hundred at one moment at two processes get no more to a provider or an address than one after the other", async () => {
  const to = { provider: "organisation 1", activity: 1 };
  const toProvider = await Promise.all(Array.from({ length: 100 }, (_, at) => judgeOne(processOf(at), at, { to })));
  expect([countOf(toProvider, "send"), countOf(toProvider, "hold")]).toEqual([60, 40]);
  const email = "anna@mail.example";
  const toAddress = await Promise.all(Array.from({ length: 100 }, (_, at) => judgeOne(processOf(at), at, { email })));
  expect(mailsOf(toAddress)).toBe(15);
});

test("once three times what is free has come, with proofs too, all of that form waits for a person, and nothing is refused", async () => {
  const buckets = openBuckets({ secrets, pool: database.pool });
  await Promise.all(Array.from({ length: 1_799 }, () => buckets.take([{ name: "formOfAll", key: "question" }])));
  const guard = processOf(0);
  const proven = async (at: number) => {
    const asked = await judgeOne(guard, at, { signs: filledIn(guard, { time: "forged" }) });
    return judgeOne(guard, at, { signs: filledIn(guard, { proof: await proofFor(asked) }) });
  };
  expect([(await proven(1)).kind, (await proven(2)).kind, (await judgeOne(guard, 3)).kind]).toEqual(["send", "hold", "hold"]);
});

test("one request takes at most four round trips to the database, however many counters it has", async () => {
  let trips = 0;
  const pool = new Proxy(database.pool, {
    get(target, property) {
      if (property === "query") trips += 1;
      const value: unknown = Reflect.get(target, property);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const guard = createGuard({ secrets, pool });
  const changes = { address: "2001:db8::1", to: { provider: "organisation 1", activity: 1 }, mails: ["confirmation", "optIn"] } as const;
  expect(await judgeOne(guard, 1, { ...changes, signs: filledIn(guard) })).toMatchObject({
    kind: "send",
    mails: ["confirmation", "optIn"],
  });
  expect(trips).toBe(4);
});
