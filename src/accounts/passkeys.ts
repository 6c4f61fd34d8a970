import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { cose } from "@simplewebauthn/server/helpers";
import type { Db } from "../database/open.ts";
import type { Account } from "./account.ts";
import { lockFactors, noteFactorChange, type FactorChange } from "./factor-change.ts";
import type { RelyingParty } from "./relying-party.ts";

/** EdDSA, ES256 and RS256; without this list the library warns under Node 26 about algorithms that it cannot use there. */
const ALGORITHMS = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256];
export const CHALLENGE_MINUTES = 5;
const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000;
/** More than anybody has devices. */
const MOST_PASSKEYS = 20;
export const LONGEST_LABEL = 80;

export type Passkey = { id: number; label: string; createdAt: Date; lastUsedAt: Date | null };

export async function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  return db
    .selectFrom("passkey")
    .select(["id", "label", "created_at as createdAt", "last_used_at as lastUsedAt"])
    .where("user_account_id", "=", accountId)
    .orderBy("id")
    .execute();
}

/** Options for making a passkey on a device. User verification is required: possession and PIN or finger in one (ASVS 6.3.3). */
export async function registrationOptions(
  db: Db,
  { id, name }: RelyingParty,
  account: Pick<Account, "id" | "email" | "firstName" | "lastName">,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userName: account.email,
    userDisplayName: `${account.firstName} ${account.lastName}`.trim(),
    // Stable and without personal data, so that a device keeps one passkey per account.
    userID: new TextEncoder().encode(`account-${account.id}`),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: await credentialsOf(db, account.id),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: ALGORITHMS,
  });
}

type NewPasskey = FactorChange & { response: RegistrationResponseJSON; challenge: string; label: string };

/** Stores the passkey that a device made for the challenge; null when the response does not fit, or the passkey is known. */
export async function addPasskey(db: Db, party: RelyingParty, made: NewPasskey): Promise<{ id: number; actId: number } | null> {
  const { accountId, response, challenge, label, now } = made;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return db.transaction().execute(async (transaction) => {
    await lockFactors(transaction, accountId);
    if ((await listPasskeys(transaction, accountId)).length >= MOST_PASSKEYS) return null;
    const added = await transaction
      .insertInto("passkey")
      .values({
        user_account_id: accountId,
        credential_id: Buffer.from(credential.id, "base64url"),
        public_key: Buffer.from(credential.publicKey),
        sign_count: credential.counter,
        transports: [...(credential.transports ?? [])],
        label,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column("credential_id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return null;
    const changes = { passkey: [null, label] } as const;
    return { id: added.id, actId: await noteFactorChange(transaction, made, { action: "account.passkey-added", changes }) };
  });
}

/**
 * Options for proving a passkey. Before a login without a list: the device offers those that it has for this site. As a second factor with
 * those of the account.
 */
export async function authenticationOptions(
  db: Db,
  { id }: RelyingParty,
  { accountId }: { accountId: number | null },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const allowCredentials = accountId === null ? [] : await credentialsOf(db, accountId);
  return generateAuthenticationOptions({ rpID: id, userVerification: "required", timeout: TIMEOUT_MS, allowCredentials });
}

type Assertion = { response: AuthenticationResponseJSON; challenge: string; now: Date };

/** The account of a passkey that signed the challenge; null when the response does not fit. */
export async function provePasskey(db: Db, party: RelyingParty, { response, challenge, now }: Assertion): Promise<number | null> {
  const passkey = await db
    .selectFrom("passkey")
    .select(["id", "user_account_id", "credential_id", "public_key", "sign_count"])
    .where("credential_id", "=", Buffer.from(response.id, "base64url"))
    .executeTakeFirst();
  if (!passkey) return null;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id.toString("base64url"),
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.sign_count,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  await db
    .updateTable("passkey")
    .set({ sign_count: verified.authenticationInfo.newCounter, last_used_at: now })
    .where("id", "=", passkey.id)
    .execute();
  return passkey.user_account_id;
}

/** Returns the id of the line in the log; null when the account has no such passkey. */
export async function renamePasskey(db: Db, change: FactorChange, { id, label }: { id: number; label: string }): Promise<number | null> {
  const { accountId } = change;
  return db.transaction().execute(async (transaction) => {
    await lockFactors(transaction, accountId);
    const former = (await listPasskeys(transaction, accountId)).find((passkey) => passkey.id === id);
    if (!former) return null;
    await transaction.updateTable("passkey").set({ label }).where("id", "=", id).execute();
    const changes = { passkey: [former.label, label] } as const;
    return noteFactorChange(transaction, change, { action: "account.passkey-named", changes });
  });
}

async function credentialsOf(db: Db, accountId: number) {
  const known = await db.selectFrom("passkey").select(["credential_id", "transports"]).where("user_account_id", "=", accountId).execute();
  return known.map(({ credential_id, transports }) => ({ id: credential_id.toString("base64url"), transports }));
}
