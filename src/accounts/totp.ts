import { Secret, TOTP } from "otpauth";
import type { Encryption, Place } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";

const PERIOD_S = 30;
/** Codes of the steps before and after count too: clocks of phones differ. */
const WINDOW = 1;
const SEED_BYTES = 20;

/** A seed that is being set up: for the QR code, and to type by hand. */
export type TotpSetup = { uri: string; secret: string };

/**
 * Starts to set up an authenticator app with a new seed, or goes on with the one that was begun. Null when an app is set up already: its
 * seed is never shown again. Seeds are encrypted with SECRET_KEY, and lost with it.
 */
export async function beginTotp(
  db: Db,
  secrets: Encryption,
  { accountId, email, issuer }: { accountId: number; email: string; issuer: string },
): Promise<TotpSetup | null> {
  const secret = new Secret({ size: SEED_BYTES });
  const secret_encrypted = secrets.encrypt(secret.base32, totpPlace(accountId));
  await db
    .insertInto("totp")
    .values({ user_account_id: accountId, secret_encrypted, confirmed_at: null })
    .onConflict((conflict) => conflict.column("user_account_id").doNothing())
    .execute();
  const stored = await readSeed(db, secrets, accountId);
  if (!stored) throw new Error("The seed of an authenticator app cannot be read with SECRET_KEY.");
  return stored.isConfirmed ? null : setupOf(stored.secret, { email, issuer });
}

export async function hasTotp(db: Db, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom("totp")
    .select("user_account_id")
    .where("user_account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirms the seed with a first code of the app. False when the code is wrong. */
export async function confirmTotp(db: Db, secrets: Encryption, proof: TotpProof): Promise<boolean> {
  if (!(await useStep(db, secrets, { ...proof, isConfirmed: false }))) return false;
  await db.updateTable("totp").set({ confirmed_at: proof.now }).where("user_account_id", "=", proof.accountId).execute();
  return true;
}

export type TotpProof = { accountId: number; code: string; now: Date };

/** Whether the code is that of now; each counts once (ASVS 6.5.1). */
export async function proveTotp(db: Db, secrets: Encryption, proof: TotpProof): Promise<boolean> {
  return useStep(db, secrets, { ...proof, isConfirmed: true });
}

export async function removeTotp(transaction: Db, accountId: number): Promise<boolean> {
  const removed = await transaction.deleteFrom("totp").where("user_account_id", "=", accountId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

async function useStep(db: Db, secrets: Encryption, proof: TotpProof & { isConfirmed: boolean }): Promise<boolean> {
  const { accountId, code, now, isConfirmed } = proof;
  const seed = await readSeed(db, secrets, accountId);
  if (!seed || seed.isConfirmed !== isConfirmed) return false;
  const digits = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return false;
  const delta = totpOf(seed.secret).validate({ token: digits, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  const used = await db
    .updateTable("totp")
    .set({ last_step: step })
    .where("user_account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

async function readSeed(db: Db, secrets: Encryption, accountId: number): Promise<{ secret: string; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom("totp")
    .select(["secret_encrypted", "confirmed_at"])
    .where("user_account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return null;
  const read = secrets.decrypt(row.secret_encrypted, totpPlace(accountId));
  return read.kind === "read" ? { secret: read.text, isConfirmed: row.confirmed_at !== null } : null;
}

function setupOf(secret: string, { email, issuer }: { email: string; issuer: string }): TotpSetup {
  return { secret, uri: totpOf(secret, { label: email, issuer }).toString() };
}

function totpOf(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: PERIOD_S });
}

/** The place of a seed: that of another account cannot be decrypted as this one. */
export function totpPlace(accountId: number): Place {
  return { table: "totp", row: accountId, column: "secret_encrypted" };
}
