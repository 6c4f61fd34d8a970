import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, fillWithSubmissions, installation, restoreFrom, type Installation } from "../../tests/support/backups.ts";
import { bareDatabase, testDatabase } from "../../tests/support/database.ts";
import { SECRET_KEY } from "../../tests/support/secret-key.ts";
import { storeSeed } from "../../tests/support/totp.ts";
import { findSession, openSession } from "../accounts/session.ts";
import { countSeeds } from "../accounts/reencrypt-totp.ts";
import { createSecrets } from "../crypto/secrets.ts";
import type { OpenDatabase } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";

const NEW_KEY = "the key that this installation has since";

let source: OpenDatabase;
let target: OpenDatabase;
let from: Installation;

beforeEach(async () => {
  [source, target] = await Promise.all([testDatabase(), bareDatabase()]);
  from = await installation();
  await fillWithSubmissions(source);
});
afterEach(async () => {
  await Promise.all([source.close(), target.close()]);
});

test("a restore brings back accounts, factors and the log of acts, and ends sessions, codes and invitations", async () => {
  const { db } = source;
  const { id: accountId } = await db
    .insertInto("user_account")
    .values({
      ...{ first_name: "Anna", last_name: "de Vries", email: "anna@redactie.example", role_id: 1, active: true },
      ...{ phone: null, password: null, old_password: null, old_idx: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeSeed(db, createSecrets(SECRET_KEY), accountId);
  const secret = await openSession(db, { accountId, method: "MAIL+TOTP", browser: "Firefox", now: new Date() });
  const invitation = { token: "t", hash: "h", type: "INVITE" as const, expires_at: new Date(Date.now() + 86_400_000), browser_hash: null };
  await db
    .insertInto("user_token")
    .values({ user_account_id: accountId, ...invitation })
    .execute();
  await recordAct(db, { actor: { kind: "OPERATOR" }, action: "people.invite", subject: { kind: "account", id: accountId } });
  await backUp(source, from);

  const log: string[] = [];
  const keys = { secretKey: NEW_KEY, previousSecretKey: SECRET_KEY };
  await restoreFrom(from.folder, target, { ...keys, log: (line) => log.push(line) });
  expect(await findSession(target.db, secret, new Date())).toBeNull();
  expect(await target.db.selectFrom("user_token").select("token").execute()).toEqual([]);
  expect(log).toContain("1 session ended: everybody logs in again, and open invitations are sent again");
  expect(await target.db.selectFrom("user_account").select("email").where("id", "=", accountId).execute()).toEqual([
    { email: "anna@redactie.example" },
  ]);
  expect(await target.db.selectFrom("audit").select("action").execute()).toEqual([{ action: "people.invite" }]);
  expect(await countSeeds(target.db, createSecrets(NEW_KEY))).toEqual({ all: 1, previous: 0, unreadable: 0 });
});
