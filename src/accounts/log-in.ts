import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { SessionMethod } from "../database/tables/accounts.ts";
import { recordAct } from "../history/record-act.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { hashOf, newSecret } from "./secret.ts";
import { openSession } from "./session.ts";

export type LogIn = {
  accountId: number;
  method: Exclude<SessionMethod, "MAIL">;
  browser: string;
  /** Of the links in mails. */
  origin: string;
  now: Date;
  requestId?: string;
};

/**
 * Opens a session for somebody who has proved enough. Ends the session of one factor (`half`), activates an invited account, and mails
 * its owner when the browser is new. Returns the secret of the cookie.
 */
export async function logIn(db: Db, { half, ...login }: LogIn & { half: string | null }): Promise<string> {
  const { accountId, method, browser, now, requestId } = login;
  return db.transaction().execute(async (transaction) => {
    if (half !== null) await transaction.deleteFrom("session").where("token_hash", "=", hashOf(half)).execute();
    const activated = await activate(transaction, accountId, now);
    if (!activated && (await isNewBrowser(transaction, accountId, browser))) await mailNewBrowser(transaction, login);
    const actor = { kind: await roleOf(transaction, accountId), accountId };
    await recordAct(transaction, {
      actor: { ...actor, organisations: [], platformIds: null, provedAt: now, viewsAs: null },
      action: "login",
      subject: { kind: "account", id: accountId },
      changes: { method: [null, method], browser: [null, browser] },
      ...(requestId && { requestId }),
    });
    return openSession(transaction, { accountId, method, browser, now });
  });
}

/** A session with a recent proof: gets a new secret, so that one that was seen before is worth nothing (ASVS 7.2.4). */
export async function renewSession(db: Db, { sessionId, now }: { sessionId: number; now: Date }): Promise<string> {
  const secret = newSecret();
  await db
    .updateTable("session")
    .set({ token_hash: hashOf(secret), proved_at: now, seen_at: now })
    .where("id", "=", sessionId)
    .execute();
  return secret;
}

/** Activates an account with its first login, which uses its invitations up. */
async function activate(transaction: Db, accountId: number, now: Date): Promise<boolean> {
  const activated = await transaction
    .updateTable("user_account")
    .set({ active: true })
    .where("id", "=", accountId)
    .where("active", "=", false)
    .executeTakeFirst();
  await transaction
    .updateTable("user_token")
    .set({ used_at: now })
    .where("user_account_id", "=", accountId)
    .where("type", "=", "INVITE")
    .where("used_at", "is", null)
    .execute();
  return activated.numUpdatedRows > 0n;
}

async function isNewBrowser(transaction: Db, accountId: number, browser: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from audit where actor_id = ${accountId} and action = 'login' and changes -> 'browser' ->> 1 = ${browser}) as known
  `.execute(transaction);
  return !rows[0]?.known;
}

async function mailNewBrowser(transaction: Db, { accountId, browser, origin, now, requestId }: LogIn): Promise<void> {
  const facts = { at: now.toISOString(), browser };
  await queueMail(transaction, { mail: "office-new-browser", accountId, ...facts, origin, ...(requestId && { requestId }) });
}

async function roleOf(transaction: Db, accountId: number): Promise<"ADMIN" | "USER"> {
  const { role_id } = await transaction.selectFrom("user_account").select("role_id").where("id", "=", accountId).executeTakeFirstOrThrow();
  return role_id === 1 ? "ADMIN" : "USER";
}
