import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Encryption } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Actor } from "../permissions/actor.ts";
import { lockPeople } from "./lock-people.ts";
import { CODE_MINUTES, MOST_TRIES, sealPlace } from "./login-mail.ts";
import { hashOf, newCode, newSelector, normalizedCode } from "./secret.ts";

/** Longer than a mail is retried (src/mail/queue-mail.ts). */
const MAILED_DAYS = 7;

type Change = { actor: Actor; accountId: number; origin: string; now: Date; requestId: string };

/** Mails a code to the new address: it is stored when its owner has shown that mails arrive there. An earlier code is void. */
export async function startAddressChange(
  db: Db,
  secrets: Pick<Encryption, "encrypt">,
  { accountId, address, origin, now, requestId }: Omit<Change, "actor"> & { address: string },
): Promise<void> {
  const [token, code] = [newSelector(), newCode()];
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("user_token")
      .where("user_account_id", "=", accountId)
      .where("type", "=", "EMAIL")
      .where("used_at", "is", null)
      .execute();
    await transaction
      .insertInto("user_token")
      .values({
        ...{ user_account_id: accountId, token, hash: hashOf(code).toString("hex"), type: "EMAIL", browser_hash: null },
        ...{ expires_at: new Date(now.getTime() + CODE_MINUTES * 60_000), facts: JSON.stringify({ address }) },
      })
      .execute();
    const sealed = secrets.encrypt(code, sealPlace(token)).toString("base64");
    await queueMail(transaction, { mail: "office-address-code", token, sealed, origin, requestId });
  });
}

/** The address that waits for its code; null when none does. */
export async function readAddressChange(db: Db, accountId: number, now: Date): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select facts ->> 'address' as address from user_token
    where user_account_id = ${accountId} and type = 'EMAIL' and used_at is null and expires_at > ${now} and tries < ${MOST_TRIES}
  `.execute(db);
  return rows[0]?.address ?? null;
}

export type AddressOutcome = { kind: "changed"; actId: number } | { kind: "wrong" } | { kind: "over" };

/** Stores the new address if the code is right, and mails the former one. Each try counts before it is compared. */
export async function confirmAddress(db: Db, { typed, ...change }: Change & { typed: string }): Promise<AddressOutcome> {
  const { rows } = await sql<{ id: number; token: string; hash: string; address: string }>`
    update user_token set tries = tries + 1
    where user_account_id = ${change.accountId} and type = 'EMAIL' and used_at is null and expires_at > ${change.now} and tries < ${MOST_TRIES}
    returning id, token, hash, facts ->> 'address' as address
  `.execute(db);
  const [token] = rows;
  if (!token) return { kind: "over" };
  if (!timingSafeEqual(Buffer.from(token.hash, "hex"), hashOf(normalizedCode(typed)))) return { kind: "wrong" };
  return db.transaction().execute((transaction) => storeAddress(transaction, change, token));
}

async function storeAddress(
  transaction: Db,
  { actor, accountId, origin, now, requestId }: Change,
  { id, token, address }: { id: number; token: string; address: string },
): Promise<AddressOutcome> {
  await lockPeople(transaction);
  // The mail to the former address reads it here, also when the mail server answers days later.
  const expires_at = new Date(now.getTime() + MAILED_DAYS * 86_400_000);
  const used = await transaction
    .updateTable("user_token")
    .set({ used_at: now, expires_at })
    .where("id", "=", id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  // A concurrent request has used the code. A second change would take the new address for the former one.
  if (used.numUpdatedRows === 0n) return { kind: "over" };
  const { rows } = await sql<{ former: string }>`
    update user_account set email = ${address} from user_account as former
    where user_account.id = ${accountId} and former.id = user_account.id
      and not exists (select from user_account as other where lower(other.email) = lower(${address}) and other.id <> ${accountId})
    returning former.email as former
  `.execute(transaction);
  const [account] = rows;
  if (!account) return { kind: "over" };
  const facts = JSON.stringify({ address, former: account.former });
  await transaction.updateTable("user_token").set({ facts }).where("id", "=", id).execute();
  await queueMail(transaction, { mail: "office-address-changed", token, at: now.toISOString(), origin, requestId });
  const actId = await recordAct(transaction, {
    ...{ actor, action: "account.address-changed", subject: { kind: "account", id: accountId }, requestId },
    changes: { address: [maskAddress(account.former), maskAddress(address)] },
  });
  return { kind: "changed", actId };
}
