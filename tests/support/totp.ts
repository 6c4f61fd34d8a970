import { Secret } from "otpauth";
import { totpPlace } from "../../src/accounts/totp.ts";
import type { Encryption } from "../../src/crypto/encryption.ts";
import type { Db } from "../../src/database/open.ts";

/** Gives an account an authenticator app; returns its seed. */
export async function storeSeed(db: Db, secrets: Pick<Encryption, "encrypt">, accountId: number): Promise<string> {
  const seed = new Secret({ size: 20 }).base32;
  const secret_encrypted = secrets.encrypt(seed, totpPlace(accountId));
  await db.insertInto("totp").values({ user_account_id: accountId, secret_encrypted, confirmed_at: new Date() }).execute();
  return seed;
}
