import { sql } from "kysely";
import type { SessionMethod } from "../database/tables/accounts.ts";
import type { Db } from "../database/open.ts";
import type { Actor } from "../permissions/actor.ts";
import { accountColumns, type Account } from "./account.ts";
import { hashOf, newSecret } from "./secret.ts";

/** A session and its account, as of this request. */
export type Session = {
  id: number;
  method: SessionMethod;
  browser: string;
  provedAt: Date;
  seenAt: Date;
  createdAt: Date;
  viewsAs: number | null;
  account: Account;
};

/** With one factor proved there are some minutes for the second. */
const HALF_MINUTES = 10;
/** Editors: idle 4 hours, at most 12; others 14 and 30 days (decisions/078-sessions-and-factors.md, ASVS 7.1.1). */
const LIMITS = {
  ADMIN: { idle: "4 hours", absolute: "12 hours" },
  USER: { idle: "14 days", absolute: "30 days" },
} as const;
/** The oldest session of an account ends when there is one more. Those of one factor count apart: a read mailbox ends no session. */
const MOST_SESSIONS = 10;
/** `seen_at` is written at most once a minute. */
const SEEN_EVERY_MS = 60_000;

type NewSession = { accountId: number; method: SessionMethod; browser: string; now: Date };

/** Opens a session with a new secret, which is returned once and stored as a hash (ASVS 7.2.4). */
export async function openSession(transaction: Db, { accountId, method, browser, now }: NewSession): Promise<string> {
  const secret = newSecret();
  const times = { created_at: now, proved_at: now, seen_at: now, expires_at: expiryOf(method, now) };
  await transaction
    .insertInto("session")
    .values({ token_hash: hashOf(secret), user_account_id: accountId, method, browser, views_as: null, ...times })
    .execute();
  await sql`
    delete from session where id in (
      select id from session where user_account_id = ${accountId} and (method = 'MAIL') = ${method === "MAIL"}
      order by created_at desc, id desc offset ${MOST_SESSIONS}::integer)
  `.execute(transaction);
  return secret;
}

/** The session of a cookie; null when it is unknown, ended or too old. Read for every request, so that a lost role counts at once. */
export async function findSession(db: Db, secret: string, now: Date): Promise<Session | null> {
  const { rows } = await sql<Row>`
    select session.id as "sessionId", method, browser, proved_at as "provedAt", seen_at as "seenAt", session.created_at as "createdAt",
           views_as as "viewsAs", ${accountColumns}
    from session
    join user_account as account on account.id = user_account_id
    where token_hash = ${hashOf(secret)} and expires_at > ${now} and (account.active or method = 'MAIL' and deactivated_at is null) and ${isWithinLimits(now)}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { sessionId, method, browser, provedAt, seenAt, createdAt, viewsAs, ...account } = row;
  if (now.getTime() - seenAt.getTime() > SEEN_EVERY_MS) await markSeen(db, sessionId, now);
  return { id: sessionId, method, browser, provedAt, seenAt, createdAt, viewsAs, account };
}

/** The actor of a session; HALF with one factor alone. */
export function actorOf(session: Session | null): Actor {
  if (!session) return { kind: "NOBODY" };
  const { account, method, provedAt, viewsAs } = session;
  if (method === "MAIL") return { kind: "HALF", accountId: account.id };
  const { id: accountId, role: kind, organisations, platformIds } = account;
  return { kind, accountId, organisations, platformIds, provedAt, viewsAs };
}

/** Ends one session of an account; false when there is none. */
export async function endSession(transaction: Db, { accountId, sessionId }: { accountId: number; sessionId: number }): Promise<boolean> {
  const ended = await transaction
    .deleteFrom("session")
    .where("id", "=", sessionId)
    .where("user_account_id", "=", accountId)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Ends the session that a browser had before it gets another (`former`, the secret of its cookie; null without one). */
export async function endFormer(transaction: Db, former: string | null): Promise<void> {
  if (former !== null) await transaction.deleteFrom("session").where("token_hash", "=", hashOf(former)).execute();
}

/** Ends all sessions of an account but one; returns their number (ASVS 7.4.3). */
export async function endSessions(transaction: Db, accountId: number, { except = 0 } = {}): Promise<number> {
  const ended = await transaction
    .deleteFrom("session")
    .where("user_account_id", "=", accountId)
    .where("id", "<>", except)
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

export type Device = Pick<Session, "id" | "browser" | "seenAt" | "createdAt">;

/** The sessions of an account that can still be used, the last seen first. */
export async function listSessions(db: Db, accountId: number, now: Date): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select session.id, browser, seen_at as "seenAt", session.created_at as "createdAt"
    from session
    join user_account as account on account.id = user_account_id
    where user_account_id = ${accountId} and method <> 'MAIL' and expires_at > ${now} and ${isWithinLimits(now)}
    order by seen_at desc, session.id desc
  `.execute(db);
  return rows;
}

type Row = Omit<Session, "id" | "account"> & { sessionId: number } & Account;

function isWithinLimits(now: Date) {
  return sql<boolean>`seen_at > ${now}::timestamptz - ${limitOf("idle")} and session.created_at > ${now}::timestamptz - ${limitOf("absolute")}`;
}

/** By the present role: a person who becomes an editor has an editor's limits from then on. */
function limitOf(name: "idle" | "absolute") {
  return sql`case when account.role_id = 1 then ${LIMITS.ADMIN[name]}::interval else ${LIMITS.USER[name]}::interval end`;
}

/** The longest of both roles; `findSession` applies that of the account. */
function expiryOf(method: SessionMethod, now: Date): Date {
  return new Date(now.getTime() + (method === "MAIL" ? HALF_MINUTES * 60_000 : 30 * 86_400_000));
}

async function markSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("session").set({ seen_at: now }).where("id", "=", id).execute();
}
