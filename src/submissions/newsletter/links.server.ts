import type { Secrets } from "../../crypto/secrets.ts";

const CONFIRM = "newsletter-confirm";
const UNSUBSCRIBE = "newsletter-unsubscribe";
/** Validity of a confirmation link. */
export const CONFIRMABLE_DAYS = 7;
/** Unsubscribe links of old mails must still work. */
const NEVER = new Date("9999-12-31T00:00:00Z");

/** A double opt-in mail of a subscription; `askedAt` is when it was queued. */
export type ConfirmationRequest = { subscriptionId: number; askedAt: Date };
export type ReadConfirmation = { kind: "valid" | "expired"; request: ConfirmationRequest } | { kind: "forged" };

/** Expiry of a confirmation link: seven days after the mail was queued, whenever it was delivered. */
export function confirmableUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + CONFIRMABLE_DAYS * 86_400_000);
}

/** The link that confirms a subscription. */
export function confirmUrl(secrets: Pick<Secrets, "sign">, origin: string, { subscriptionId, askedAt }: ConfirmationRequest): string {
  const token = secrets.sign(CONFIRM, `${subscriptionId} ${askedAt.getTime()}`, confirmableUntil(askedAt));
  return `${origin}/nieuwsbrief/bevestigen?t=${token}`;
}

/** The unsubscribe link, also for one-click unsubscription (RFC 8058). */
export function unsubscribeUrl(secrets: Pick<Secrets, "sign">, origin: string, subscriptionId: number): string {
  return `${origin}/nieuwsbrief/afmelden?t=${secrets.sign(UNSUBSCRIBE, String(subscriptionId), NEVER)}`;
}

export function readConfirmToken(secrets: Pick<Secrets, "read">, token: string, now: Date): ReadConfirmation {
  const read = secrets.read(CONFIRM, token, now);
  if (read.kind === "forged") return read;
  const [subscriptionId = Number.NaN, askedAt = Number.NaN] = read.facts.split(" ").map(Number);
  return { kind: read.kind, request: { subscriptionId, askedAt: new Date(askedAt) } };
}

/** The subscription of an unsubscribe link; null for an invalid link. */
export function readUnsubscribeToken(secrets: Pick<Secrets, "read">, token: string, now: Date): number | null {
  const read = secrets.read(UNSUBSCRIBE, token, now);
  return read.kind === "valid" ? Number(read.facts) : null;
}
