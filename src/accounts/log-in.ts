import { sql } from "kysely";
import type { Db } from "../database/open.ts";
import type { SessionMethod } from "../database/tables/accounts.ts";
import { recordAct } from "../history/record-act.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Actor } from "../permissions/actor.ts";
import { hashOf, newSecret } from "./secret.ts";
import { endFormer, endSession, openSession, type Session } from "./session.ts";

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
 * Opens a session for somebody who has proved enough. Ends the one that this browser had (`former`, the secret of its cookie), activates
 * an invited account, and mails its owner when the browser is new. Returns the secret of the cookie; null when the account is not active.
 */
export async function logIn(db: Db, { former, ...login }: LogIn & { former: string | null }): Promise<string | null> {
  const { accountId, method, browser, now, requestId } = login;
  return db.transaction().execute(async (transaction) => {
    const opened = await openAccount(transaction, accountId, now);
    if (!opened) return null;
    await endFormer(transaction, former);
    if (!opened.isFirst && (await isNewBrowser(transaction, accountId, browser))) await mailNewBrowser(transaction, login);
    await recordAct(transaction, {
      actor: { kind: opened.role, accountId, organisations: [], platformIds: null, provedAt: now, viewsAs: null },
      action: "login",
      subject: { kind: "account", id: accountId },
      changes: { method: [null, method], browser: [null, browser] },
      ...(requestId && { requestId }),
    });
    return openSession(transaction, { accountId, method, browser, now });
  });
}

export type Proof = { actor: Actor; session: Pick<Session, "id" | "account">; method: LogIn["method"]; now: Date; requestId: string };

/**
 * Records a recent proof. The session gets a new secret, which is returned: one that was seen before is worth nothing (ASVS 7.2.4). Null when
 * the session has ended meanwhile.
 */
export async function renewSession(db: Db, { actor, session, method, now, requestId }: Proof): Promise<string | null> {
  const secret = newSecret();
  return db.transaction().execute(async (transaction) => {
    const renewed = await transaction
      .updateTable("session")
      .set({ token_hash: hashOf(secret), proved_at: now, seen_at: now })
      .where("id", "=", session.id)
      .executeTakeFirst();
    if (renewed.numUpdatedRows === 0n) return null;
    const subject = { kind: "account", id: session.account.id };
    await recordAct(transaction, { actor, action: "login.step-up", subject, changes: { method: [null, method] }, requestId });
    return secret;
  });
}

/** After the code of a mail: a session of one factor instead of the one that this browser had. Returns the secret of its cookie. */
export async function openHalfSession(
  db: Db,
  { accountId, browser, former, now }: { accountId: number; browser: string; former: string | null; now: Date },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    await endFormer(transaction, former);
    return openSession(transaction, { accountId, method: "MAIL", browser, now });
  });
}

/** Ends a session at the wish of its owner, in the database, so that its cookie is worth nothing (ASVS 7.4.1). */
export async function logOut(db: Db, { actor, session, requestId }: Pick<Proof, "actor" | "session" | "requestId">): Promise<void> {
  const { id: accountId } = session.account;
  await db.transaction().execute(async (transaction) => {
    await endSession(transaction, { accountId, sessionId: session.id });
    await recordAct(transaction, { actor, action: "logout", subject: { kind: "account", id: accountId }, requestId });
  });
}

type Opened = { role: "ADMIN" | "USER"; isFirst: boolean };

/**
 * The role of an active account. The first login activates one whose invitation is valid, and uses the invitation up. Null for every other
 * inactive account: a deactivated person still has passkeys.
 */
async function openAccount(transaction: Db, accountId: number, now: Date): Promise<Opened | null> {
  const { rows } = await sql<{ role: "ADMIN" | "USER"; active: boolean }>`
    select case role_id when 1 then 'ADMIN' else 'USER' end as role, active from user_account where id = ${accountId} for update
  `.execute(transaction);
  const [account] = rows;
  if (!account) return null;
  if (account.active) return { role: account.role, isFirst: false };
  const used = await transaction
    .updateTable("user_token")
    .set({ used_at: now })
    .where("user_account_id", "=", accountId)
    .where("type", "=", "INVITE")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (used.numUpdatedRows === 0n) return null;
  await transaction.updateTable("user_account").set({ active: true, deactivated_at: null }).where("id", "=", accountId).execute();
  return { role: account.role, isFirst: true };
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
