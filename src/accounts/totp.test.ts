import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../tests/support/database.ts";
import { appOf } from "../../tests/support/office-factors.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { createSecrets } from "../crypto/secrets.ts";
import type { OpenDatabase } from "../database/open.ts";
import { addTotp, proposeTotp, proveTotp } from "./totp.ts";

const secrets = createSecrets(SECRET_KEY);
/** In the middle of a step of thirty seconds. */
const NOON_MS = Date.parse("2027-05-12T12:00:15Z");
const STEP_MS = 30_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** An account whose app was confirmed ten minutes before noon. `prove` types the code of one time at another. */
async function addPerson() {
  const { db } = database;
  const { id: accountId } = await db
    .insertInto("user_account")
    .values({
      ...{ first_name: "Anna", last_name: "de Vries", email: `anna${Math.random()}@redactie.example`, role_id: 1, active: true },
      ...{ phone: null, password: null, old_password: null, old_idx: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { secret, sealed } = proposeTotp(secrets, { accountId, email: "anna@redactie.example", issuer: "Uitkijk" });
  const app = appOf(secret);
  const earlier = new Date(NOON_MS - 600_000);
  const change = { actor: { kind: "OPERATOR" } as const, accountId, origin: "", now: earlier };
  expect(await addTotp(db, secrets, { ...change, sealed, code: app(earlier) })).not.toBeNull();
  const code = (time_ms: number) => app(new Date(time_ms));
  const prove = (code_ms: number, now_ms: number) => proveTotp(db, secrets, { accountId, code: code(code_ms), now: new Date(now_ms) });
  return { accountId, code, prove };
}

test("the server's clock counts, one step of tolerance on either side, and no more", async () => {
  for (const steps of [-1, 0, 1]) {
    const { prove } = await addPerson();
    expect([steps, await prove(NOON_MS + steps * STEP_MS, NOON_MS)]).toEqual([steps, true]);
  }
  const { prove } = await addPerson();
  for (const steps of [-3, -2, 2, 3]) expect([steps, await prove(NOON_MS + steps * STEP_MS, NOON_MS)]).toEqual([steps, false]);
  // The same code, once the server's clock is there.
  expect(await prove(NOON_MS + 2 * STEP_MS, NOON_MS + 2 * STEP_MS)).toBe(true);
});

test("each step counts once, an earlier one never after it, and of concurrent tries one", async () => {
  const { prove } = await addPerson();
  const tries = await Promise.all(Array.from({ length: 5 }, () => prove(NOON_MS, NOON_MS)));
  expect(tries.filter(Boolean).length).toBe(1);
  expect(await prove(NOON_MS, NOON_MS)).toBe(false);
  expect(await prove(NOON_MS - STEP_MS, NOON_MS)).toBe(false);
  expect(await prove(NOON_MS + STEP_MS, NOON_MS)).toBe(true);
});

test("what is no code of six digits is wrong, spaces in a code do not matter, and a seed belongs to one account", async () => {
  const { accountId, code } = await addPerson();
  const now = new Date(NOON_MS);
  for (const typed of ["", "12345", "1234567", "abcdef", "１２３４５６", "0".repeat(1_000)]) {
    expect(await proveTotp(database.db, secrets, { accountId, code: typed, now })).toBe(false);
  }
  const spaced = `${code(NOON_MS).slice(0, 3)} ${code(NOON_MS).slice(3)} `;
  expect(await proveTotp(database.db, secrets, { accountId, code: spaced, now })).toBe(true);

  const other = proposeTotp(secrets, { accountId: accountId + 1, email: "", issuer: "" });
  const change = { actor: { kind: "OPERATOR" } as const, accountId, origin: "", now };
  expect(await addTotp(database.db, secrets, { ...change, sealed: other.sealed, code: appOf(other.secret)(now) })).toBeNull();
});
