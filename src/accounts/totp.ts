import { Secret, TOTP } from "otpauth";
import type { Encryption, Place } from "../crypto/encryption.ts";
import type { Db } from "../database/open.ts";
import { lockFactors, noteFactorChange, type FactorChange } from "./factor-change.ts";

const PERIOD_S = 30;
/** Codes of the steps before and after count too: clocks of phones differ. */
const WINDOW = 1;
const SEED_BYTES = 20;

/** A seed to set up an app with: for the QR code, to type by hand, and encrypted for the form that confirms it. */
export type TotpSetup = { uri: string; secret: string; sealed: string };

/**
 * A new seed for the app of an account, or the one that `sealed` holds. Nothing is stored before a code of the app confirms it, so that
 * a GET changes nothing. Seeds are encrypted with SECRET_KEY, and lost with it.
 */
export function proposeTotp(
  secrets: Encryption,
  { accountId, email, issuer, sealed = "" }: { accountId: number; email: string; issuer: string; sealed?: string },
): TotpSetup {
  const secret = unsealed(secrets, accountId, sealed) ?? new Secret({ size: SEED_BYTES }).base32;
  return {
    secret,
    uri: totpOf(secret, { label: email, issuer }).toString(),
    sealed: secrets.encrypt(secret, sealPlace(accountId)).toString("base64url"),
  };
}

export async function hasTotp(db: Db, accountId: number): Promise<boolean> {
  const row = await db.selectFrom("totp").select("user_account_id").where("user_account_id", "=", accountId).executeTakeFirst();
  return row !== undefined;
}

/** Stores the seed if the code is the first of its app. Null when the code is wrong, or the account has an app. */
export async function addTotp(
  db: Db,
  secrets: Encryption,
  change: FactorChange & { sealed: string; code: string },
): Promise<{ actId: number } | null> {
  const { accountId, sealed, code, now } = change;
  const secret = unsealed(secrets, accountId, sealed);
  const step = secret === null ? null : stepOf(secret, { code, now });
  if (secret === null || step === null) return null;
  return db.transaction().execute(async (transaction) => {
    await lockFactors(transaction, accountId);
    const secret_encrypted = secrets.encrypt(secret, totpPlace(accountId));
    const added = await transaction
      .insertInto("totp")
      .values({ user_account_id: accountId, secret_encrypted, confirmed_at: now, last_step: step })
      .onConflict((conflict) => conflict.column("user_account_id").doNothing())
      .executeTakeFirst();
    if (!added.numInsertedOrUpdatedRows) return null;
    return { actId: await noteFactorChange(transaction, change, { action: "account.app-added" }) };
  });
}

export type TotpProof = { accountId: number; code: string; now: Date };

/** Whether the code is that of now; each counts once (ASVS 6.5.1). */
export async function proveTotp(db: Db, secrets: Encryption, { accountId, code, now }: TotpProof): Promise<boolean> {
  const secret = await readSeed(db, secrets, accountId);
  const step = secret === null ? null : stepOf(secret, { code, now });
  if (step === null) return false;
  const used = await db
    .updateTable("totp")
    .set({ last_step: step })
    .where("user_account_id", "=", accountId)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/** The step that the code belongs to; null for a wrong code. */
function stepOf(secret: string, { code, now }: { code: string; now: Date }): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}

async function readSeed(db: Db, secrets: Encryption, accountId: number): Promise<string | null> {
  const row = await db.selectFrom("totp").select("secret_encrypted").where("user_account_id", "=", accountId).executeTakeFirst();
  if (!row) return null;
  const read = secrets.decrypt(row.secret_encrypted, totpPlace(accountId));
  return read.kind === "read" ? read.text : null;
}

function unsealed(secrets: Encryption, accountId: number, sealed: string): string | null {
  const read = secrets.decrypt(Buffer.from(sealed, "base64url"), sealPlace(accountId));
  return read.kind === "read" ? read.text : null;
}

function totpOf(secret: string, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: PERIOD_S });
}

/** The place of a seed: that of another account cannot be decrypted as this one. */
export function totpPlace(accountId: number): Place {
  return { table: "totp", row: accountId, column: "secret_encrypted" };
}

/** Of a seed in a form: it cannot be read as that of another account, nor as a stored one. */
function sealPlace(accountId: number): Place {
  return { table: "totp", row: accountId, column: "set up" };
}
