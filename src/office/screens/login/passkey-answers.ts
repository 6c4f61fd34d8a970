import { isToBeRepeated, readAssertion } from "../../../accounts/passkey-json.ts";
import { authenticationOptions, provePasskey } from "../../../accounts/passkeys.ts";
import type { Answer } from "../../http/answer.ts";
import { challengeCookie, takeChallenge } from "../../http/challenge.ts";
import { isSecure, removeCookie } from "../../http/cookies.ts";
import { localPath } from "../../http/local-path.ts";
import type { OfficeRequest } from "../../http/office-request.ts";
import { relyingParty } from "../../http/relying-party.ts";
import { triesOf } from "../../login/limits.ts";
import { afterProof, openFullSession, recordFailure } from "../../login/sessions.ts";

/** Tells the script that the passkey was not accepted: it shows the text beside its button. */
const FAILED = { json: { kind: "failed" }, status: 422 } as const;

/** POST /inloggen/passkey/opties: a challenge for a passkey of this site. */
export async function loginOptions(request: OfficeRequest): Promise<Answer> {
  const options = await authenticationOptions(request.site.db, relyingParty(request), { accountId: null });
  return { json: options, cookies: [challengeCookie(request, "login", options.challenge)] };
}

/** POST /inloggen/passkey: a passkey alone logs in, as it is possession and PIN or finger in one (specification 4 §6). */
export async function logInByPasskey(request: OfficeRequest): Promise<Answer> {
  const { site, url } = request;
  if ((await site.buckets.take(triesOf(request))).kind === "too-many") return { json: { kind: "failed" }, status: 429 };
  const accountId = await accountProved(request, "login");
  const cookie = accountId === null ? null : await openFullSession(request, accountId, "PASSKEY");
  if (cookie === null) return failed(request);
  const location = localPath(url.searchParams.get("naar"));
  return { json: { kind: "done", location }, cookies: [cookie, removeCookie("challenge", isSecure(site))] };
}

/** POST /bevestigen/passkey/opties: a challenge for a passkey of the account. */
export async function proofOptions(request: OfficeRequest): Promise<Answer> {
  const { session, site } = request;
  if (!session) return null;
  const options = await authenticationOptions(site.db, relyingParty(request), { accountId: session.account.id });
  return { json: options, cookies: [challengeCookie(request, "prove", options.challenge)] };
}

/** POST /bevestigen/passkey: the second factor, or a recent proof. */
export async function proveByPasskey(request: OfficeRequest): Promise<Answer> {
  const { session, site } = request;
  if (!session) return null;
  const token = { name: "secondFactor", key: String(session.account.id) } as const;
  if ((await site.buckets.take([token])).kind === "too-many") return { json: { kind: "failed" }, status: 429 };
  if ((await accountProved(request, "prove")) !== session.account.id) return failed(request);
  const outcome = await afterProof(request, session, { method: "MAIL+PASSKEY", isRepeated: isToBeRepeated(request.json) });
  if (!outcome) return failed(request);
  await site.buckets.giveBack([token]);
  const { location, isRepeated, cookies } = outcome;
  return { json: { kind: isRepeated ? "repeat" : "done", location }, cookies: [...cookies, removeCookie("challenge", isSecure(site))] };
}

async function accountProved(request: OfficeRequest, purpose: "login" | "prove"): Promise<number | null> {
  const { site, json, now } = request;
  const response = readAssertion(json);
  const challenge = response && (await takeChallenge(request, purpose));
  return challenge ? provePasskey(site.db, relyingParty(request), { response, challenge, now }) : null;
}

async function failed(request: OfficeRequest): Promise<Answer> {
  await recordFailure(request, "passkey");
  return FAILED;
}
