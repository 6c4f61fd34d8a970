import { timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Encryption, Place } from "../crypto/encryption.ts";
import type { Secrets } from "../crypto/secrets.ts";
import type { Db } from "../database/open.ts";
import { recordAct } from "../history/record-act.ts";
import { maskAddress } from "../mail/mask-address.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { hashOf, newCode, newSecret, newSelector, normalizedCode } from "./secret.ts";

/** A code is valid for ten minutes and five tries (ASVS 6.5.5, 6.6.3). */
export const CODE_MINUTES = 10;
export const MOST_TRIES = 5;

/** What the browser that asked for a mail keeps in a cookie: another browser cannot use the code (ASVS 6.6.2). */
export type AskingBrowser = { selector: string; secret: string };

/**
 * Mails a code to the address if it has an active account. The same statements run for an unknown address, so that neither the answer nor
 * its time tells which addresses have accounts (ASVS 6.3.8): the mail of a token that is missing is not sent.
 */
export async function startLogin(
  db: Db,
  secrets: Pick<Encryption, "encrypt">,
  { email, origin, now, requestId }: { email: string; origin: string; now: Date; requestId?: string },
): Promise<AskingBrowser> {
  const browser = { selector: newSelector(), secret: newSecret() };
  const code = newCode();
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ accountId: number }>`
      insert into user_token (user_account_id, token, hash, type, expires_at, browser_hash)
      select id, ${browser.selector}, ${hashOf(code).toString("hex")}, 'LOGIN',
             ${new Date(now.getTime() + CODE_MINUTES * 60_000)}, ${hashOf(browser.secret)}
      from user_account where lower(email) = lower(${email}) and active and not demo
      returning user_account_id as "accountId"
    `.execute(transaction);
    const sealed = secrets.encrypt(code, sealPlace(browser.selector)).toString("base64");
    await queueMail(transaction, { mail: "office-login", token: browser.selector, sealed, origin, ...(requestId && { requestId }) });
    await recordAct(transaction, {
      // The id, so that the line goes when its account is erased (src/privacy/anonymise-acts.ts).
      ...{ actor: { kind: "NOBODY" }, action: "login.asked", subject: { kind: "account", id: rows[0]?.accountId ?? null } },
      ...{ changes: { address: [null, maskAddress(email)] }, requestId: requestId ?? null },
    });
  });
  return browser;
}

/** The place of an encrypted code: that of another token cannot be decrypted as this one. */
export function sealPlace(selector: string): Place {
  return { table: "user_token", row: 0, column: selector };
}

type Linked = { token: string; code: string };

/**
 * Shows that a link stood in one of our mails. Without it the page of the link would tell the browser that asked, which knows the token,
 * whether the address has an account, and would let it guess codes without counting.
 */
export function linkProof(secrets: Pick<Secrets, "pseudonym">, { token, code }: Linked): string {
  return secrets.pseudonym("login link", `${token} ${code}`).slice(0, PROOF_LENGTH);
}

/** Some 131 bits. */
const PROOF_LENGTH = 22;

/** Whether a link of a mail still leads somewhere: it is ours, and its code is unused and in time. Changes nothing. */
export async function isLiveLink(
  db: Db,
  secrets: Pick<Secrets, "pseudonym">,
  { token, code, proof, now }: Linked & { proof: string; now: Date },
): Promise<boolean> {
  const expected = Buffer.from(linkProof(secrets, { token, code }));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { rows } = await sql`
    select from user_token
    where token = ${token} and type = 'LOGIN' and used_at is null and expires_at > ${now} and tries < ${MOST_TRIES}
  `.execute(db);
  return rows.length > 0;
}

export type CodeOutcome = { kind: "proved"; accountId: number } | { kind: "wrong"; triesLeft: number } | { kind: "over" };

/** Uses a code. Each try counts before it is compared, so that concurrent tries are no more than five. */
export async function useCode(db: Db, { browser, typed, now }: { browser: AskingBrowser; typed: string; now: Date }): Promise<CodeOutcome> {
  const { rows } = await sql<{ id: number; accountId: number; hash: string; tries: number }>`
    update user_token set tries = tries + 1
    where token = ${browser.selector} and type = 'LOGIN' and used_at is null and expires_at > ${now} and tries < ${MOST_TRIES}
      and browser_hash = ${hashOf(browser.secret)}
    returning id, user_account_id as "accountId", hash, tries
  `.execute(db);
  const [token] = rows;
  if (!token) return { kind: "over" };
  if (!timingSafeEqual(Buffer.from(token.hash, "hex"), hashOf(normalizedCode(typed)))) {
    return { kind: "wrong", triesLeft: MOST_TRIES - token.tries };
  }
  const used = await db
    .updateTable("user_token")
    .set({ used_at: now })
    .where("id", "=", token.id)
    .where("used_at", "is", null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n ? { kind: "proved", accountId: token.accountId } : { kind: "over" };
}
