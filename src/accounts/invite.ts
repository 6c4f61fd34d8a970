import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Encryption } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { isPerson, type Actor } from "../permissions/actor.ts";
import { accountColumns, findAccountByEmail, type Account } from "./account.ts";
import { reaches } from "./reach.ts";
import { lockPeople } from "./lock-people.ts";
import { sealPlace } from "./login-mail.ts";
import { hashOf, newSecret, newSelector } from "./secret.ts";
import { endFormer, openSession } from "./session.ts";

const INVITATION_DAYS = 7;
const ROLE_IDS = { ADMIN: 1, USER: 2 } as const;

export type Invitee = {
  firstName: string;
  lastName: string;
  email: string;
  role: "ADMIN" | "USER";
  language: "nl" | "de";
  /** Of an editor; null stands for all brands. */
  platformIds: readonly number[] | null;
};

/**
 * `exists`: an account has this address, and is active, deactivated, or has brands that the actor lacks. `brands`: the actor lacks some of
 * the brands of the invitee.
 */
export type InviteOutcome =
  | { kind: "invited"; accountId: number; actId: number; isAgain: boolean }
  | { kind: "exists" }
  | { kind: "brands" };

export type Invitation = { actor: Actor; origin: string; now: Date; requestId?: string };

/**
 * Adds an account that is inactive until its owner proves a factor, and mails the invitation, in one transaction. A person
 * who was invited before and did not accept gets a new invitation, and the old one is void; their address stays as it is stored.
 */
export async function invite(
  db: Db,
  secrets: Pick<Encryption, "encrypt">,
  { invitee, ...invitation }: Invitation & { invitee: Invitee },
): Promise<InviteOutcome> {
  const { actor, requestId } = invitation;
  const { email, role, platformIds } = invitee;
  if (!reaches(actor, role === "ADMIN" ? platformIds : [])) return { kind: "brands" };
  return db.transaction().execute(async (transaction): Promise<InviteOutcome> => {
    await lockPeople(transaction);
    const known = await findAccountByEmail(transaction, email);
    if (known && (known.state !== "INVITED" || !reaches(actor, known.role === "ADMIN" ? known.platformIds : []))) return { kind: "exists" };
    const accountId = await storeInvitee(transaction, invitee, known?.id ?? null);
    await sendInvitation(transaction, secrets, { ...invitation, accountId });
    const actId = await recordAct(transaction, {
      ...{ actor, action: known ? "people.invited-again" : "people.invite", subject: { kind: "account", id: accountId } },
      changes: { address: [null, maskAddress(known?.email ?? email)], role: [null, role], brands: [null, platformIds] },
      ...(requestId && { requestId }),
    });
    return { kind: "invited", accountId, actId, isAgain: known !== null };
  });
}

/** Mails a new invitation to an account without factors, and voids earlier ones. */
export async function sendInvitation(
  transaction: Db,
  secrets: Pick<Encryption, "encrypt">,
  { actor, accountId, origin, now, requestId }: Invitation & { accountId: number },
): Promise<void> {
  const token = newSelector();
  const secret = newSecret();
  await transaction.deleteFrom("user_token").where("user_account_id", "=", accountId).where("type", "=", "INVITE").execute();
  await transaction
    .insertInto("user_token")
    .values({
      ...{ user_account_id: accountId, token, hash: hashOf(secret).toString("hex"), type: "INVITE", browser_hash: null },
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
    })
    .execute();
  const sealed = secrets.encrypt(secret, sealPlace(token)).toString("base64");
  const inviter = isPerson(actor) ? { inviterId: actor.accountId } : {};
  await queueMail(transaction, { mail: "office-invitation", token, sealed, origin, ...inviter, ...(requestId && { requestId }) });
}

/** The account that an invitation is for; null when it is unknown, used or over. Changes nothing: mail scanners open every link. */
export async function findInvited(db: Db, { token, secret, now }: { token: string; secret: string; now: Date }): Promise<Account | null> {
  const { rows } = await sql<Account & { hash: string }>`
    select ${accountColumns}, user_token.hash
    from user_token join user_account as account on account.id = user_account_id
    where token = ${token} and type = 'INVITE' and used_at is null and expires_at > ${now} and not account.active and deactivated_at is null
  `.execute(db);
  const [row] = rows;
  if (!row || !timingSafeEqual(Buffer.from(row.hash, "hex"), hashOf(secret))) return null;
  const { hash: _hash, ...account } = row;
  return account;
}

/** Opens a session of one factor for an invited person, instead of the one that this browser had. The first factor that they set up uses the invitation up. */
export async function acceptInvitation(
  db: Db,
  { invited, browser, former, now, requestId }: { invited: Account; browser: string; former: string | null; now: Date; requestId: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const { id: accountId } = invited;
    const subject = { kind: "account", id: accountId };
    await recordAct(transaction, { actor: { kind: "NOBODY" }, action: "people.accept", subject, requestId });
    await endFormer(transaction, former);
    return openSession(transaction, { accountId, method: "MAIL", browser, now });
  });
}

async function storeInvitee(transaction: Db, invitee: Invitee, known: number | null): Promise<number> {
  const { firstName: first_name, lastName: last_name, email, role, language, platformIds } = invitee;
  const values = { first_name, last_name, role_id: ROLE_IDS[role], language, active: false };
  const { id } =
    known === null
      ? await transaction
          .insertInto("user_account")
          .values({ ...values, email, phone: null, password: null, old_password: null, old_idx: null })
          .returning("id")
          .executeTakeFirstOrThrow()
      : await transaction.updateTable("user_account").set(values).where("id", "=", known).returning("id").executeTakeFirstOrThrow();
  await setBrands(transaction, id, role === "ADMIN" ? platformIds : null);
  return id;
}

/** Replaces the brands of an account; null stands for all. */
export async function setBrands(transaction: Db, accountId: number, platformIds: readonly number[] | null): Promise<void> {
  // No rows would stand for all brands.
  if (platformIds?.length === 0) throw new Error("An account without brands cannot be stored.");
  await transaction.deleteFrom("user_platform").where("user_account_id", "=", accountId).execute();
  if (!platformIds) return;
  await transaction
    .insertInto("user_platform")
    .values(platformIds.map((platform_id) => ({ user_account_id: accountId, platform_id })))
    .execute();
}
