import { CHALLENGE_MINUTES } from "../../accounts/passkeys.ts";
import { isSecure, readCookie, writeCookie } from "./cookies.ts";
import type { OfficeRequest } from "./office-request.ts";

/** What a passkey is asked for. A challenge of one purpose does not count for another, nor for another session. */
export type ChallengePurpose = "login" | "prove" | "add";

const LIFE_S = CHALLENGE_MINUTES * 60;

/** The signed cookie of a challenge, until it is answered. */
export function challengeCookie(request: OfficeRequest, purpose: ChallengePurpose, challenge: string): string {
  const { site, now } = request;
  const signed = site.secrets.sign(nameOf(request, purpose), challenge, new Date(now.getTime() + LIFE_S * 1000));
  return writeCookie("challenge", signed, { isSecure: isSecure(site), maxAge_s: LIFE_S });
}

/** The challenge that this browser was given for the purpose; null when there is none, it is too old, or it was answered before. */
export async function takeChallenge(request: OfficeRequest, purpose: ChallengePurpose): Promise<string | null> {
  const { site, now } = request;
  const read = site.secrets.read(nameOf(request, purpose), readCookie(request, "challenge") ?? "", now);
  if (read.kind !== "valid") return null;
  const taken = await site.buckets.take([{ name: "passkeyChallenge", key: read.facts }]);
  return taken.kind === "allowed" ? read.facts : null;
}

/** Before a login there is no session yet, or one that the login replaces. */
function nameOf({ session }: OfficeRequest, purpose: ChallengePurpose): string {
  return `passkey ${purpose} ${purpose === "login" ? "" : session?.id}`;
}
