import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { findAccountByEmail } from "./account.ts";
import { setBrands } from "./invite.ts";
import { hashOf, newSecret, newSelector } from "./secret.ts";
import { endFormer, openSession } from "./session.ts";

/** The address of the first editor, until one has logged in (specification 4 §13). Lives in the memory of one process. */
export type Welcome = {
  /** The last part of the address; it is printed at start. */
  secret: string;
  isValid(secret: string): boolean;
};

/** A new address at each start. */
export function openWelcome(): Welcome {
  const secret = newSecret();
  const hash = hashOf(secret);
  return { secret, isValid: (given) => timingSafeEqual(hash, hashOf(given)) };
}

/** Whether an editor has ever logged in; demo accounts do not count. The address of the first editor is over then. */
export async function hasEditor(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from user_account where role_id = 1 and active and not demo) as has
  `.execute(db);
  return rows[0]?.has ?? false;
}

export type FirstEditor = { firstName: string; lastName: string; email: string; language: "nl" | "de" };

/** `opened`: with the secret of a session of one factor. `exists`: the address has an account. `over`: an editor has logged in. */
export type WelcomeOutcome = { kind: "opened"; secret: string } | { kind: "exists" } | { kind: "over" };

/** How long the first editor may take to set up a factor, before typing name and address again. */
const SET_UP_MINUTES = 60;

/**
 * Adds the account of the first editor, inactive until a factor is proved. Nobody is locked out by stopping half-way: until an editor has
 * logged in, the address works again, and its next use replaces the account that was begun.
 */
export async function welcomeEditor(
  db: Db,
  {
    editor,
    browser,
    former,
    now,
    requestId,
  }: { editor: FirstEditor; browser: string; former: string | null; now: Date; requestId: string },
): Promise<WelcomeOutcome> {
  return db.transaction().execute(async (transaction): Promise<WelcomeOutcome> => {
    await sql`select pg_advisory_xact_lock(hashtext('first editor'))`.execute(transaction);
    if (await hasEditor(transaction)) return { kind: "over" };
    await removeBegun(transaction);
    if (await findAccountByEmail(transaction, editor.email)) return { kind: "exists" };
    const accountId = await storeEditor(transaction, editor, now);
    await recordAct(transaction, {
      ...{ actor: { kind: "NOBODY" }, action: "people.welcome", subject: { kind: "account", id: accountId }, requestId },
      changes: { address: [null, maskAddress(editor.email)] },
    });
    await endFormer(transaction, former);
    return { kind: "opened", secret: await openSession(transaction, { accountId, method: "MAIL", browser, now }) };
  });
}

async function removeBegun(transaction: Db): Promise<void> {
  await sql`
    delete from user_account where not active and id in (select user_account_id from user_token where type = 'INVITE' and facts ? 'welcome')
  `.execute(transaction);
}

async function storeEditor(transaction: Db, { firstName, lastName, email, language }: FirstEditor, now: Date): Promise<number> {
  const names = { first_name: firstName, last_name: lastName, email, language, role_id: 1, active: false };
  const { id } = await transaction
    .insertInto("user_account")
    .values({ ...names, phone: null, password: null, old_password: null, old_idx: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await setBrands(transaction, id, null);
  // An invitation that nobody can use but the session of this browser: its secret is thrown away.
  await transaction
    .insertInto("user_token")
    .values({
      ...{ user_account_id: id, token: newSelector(), hash: hashOf(newSecret()).toString("hex"), type: "INVITE", browser_hash: null },
      ...{ expires_at: new Date(now.getTime() + SET_UP_MINUTES * 60_000), facts: JSON.stringify({ welcome: true }) },
    })
    .execute();
  return id;
}
