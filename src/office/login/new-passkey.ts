import { readRegistration } from "../../accounts/passkey-json.ts";
import { addPasskey, LONGEST_LABEL, registrationOptions } from "../../accounts/passkeys.ts";
import type { Session } from "../../accounts/session.ts";
import { cleanLine } from "../../contract/clean-text.ts";
import type { Answer } from "../http/answer.ts";
import { challengeCookie, takeChallenge } from "../http/challenge.ts";
import { ownFactors } from "./own-factors.ts";
import type { OfficeRequest } from "../http/office-request.ts";
import { relyingParty } from "../http/relying-party.ts";
import { browserOf } from "./sessions.ts";

/** A challenge to make a passkey on the device of this browser. */
export async function passkeyOptions(request: OfficeRequest, { account }: Session): Promise<Answer> {
  const options = await registrationOptions(request.site.db, relyingParty(request), account);
  return { json: options, cookies: [challengeCookie(request, "add", options.challenge)] };
}

/** Stores the passkey that the script posted as `{ response, name }`; its name is that of the browser when none was typed. Null when it does not fit. */
export async function storePostedPasskey(request: OfficeRequest, session: Session): Promise<{ actId: number } | null> {
  const { site, json } = request;
  const posted = typeof json === "object" && json !== null ? json : {};
  const response = "response" in posted ? readRegistration(posted.response) : null;
  const challenge = response && (await takeChallenge(request, "add"));
  if (!challenge) return null;
  const typed = "name" in posted && typeof posted.name === "string" ? cleanLine(posted.name).slice(0, LONGEST_LABEL) : "";
  const made = { response, challenge, label: typed || browserOf(request) };
  return addPasskey(site.db, relyingParty(request), { ...ownFactors(request, session), ...made });
}
