import type { Secrets } from "../../crypto/secrets.ts";

const CONFIRM = "newsletter-confirm";
const UNSUBSCRIBE = "newsletter-unsubscribe";
/** For as long as a question can be answered. */
export const CONFIRMABLE_DAYS = 7;
/** The link under a mail of years ago must still work. */
const NEVER = new Date("9999-12-31T00:00:00Z");

/** A question to an address: of which subscription, and when it was asked. */
export type Question = { subscriptionId: number; askedAt: Date };
export type ReadQuestion = { kind: "valid" | "expired"; question: Question } | { kind: "forged" };

/** Until when a question can be answered: seven days after it was asked, whenever its mail left. */
export function confirmableUntil(askedAt: Date): Date {
  return new Date(askedAt.getTime() + CONFIRMABLE_DAYS * 86_400_000);
}

/** Where the owner of an address confirms that they want the newsletter. */
export function confirmUrl(secrets: Pick<Secrets, "sign">, origin: string, { subscriptionId, askedAt }: Question): string {
  const token = secrets.sign(CONFIRM, `${subscriptionId} ${askedAt.getTime()}`, confirmableUntil(askedAt));
  return `${origin}/nieuwsbrief/bevestigen?t=${token}`;
}

/** Where a reader leaves; the same link answers a mail service's one click (RFC 8058). */
export function unsubscribeUrl(secrets: Pick<Secrets, "sign">, origin: string, subscriptionId: number): string {
  return `${origin}/nieuwsbrief/afmelden?t=${secrets.sign(UNSUBSCRIBE, String(subscriptionId), NEVER)}`;
}

export function readConfirmToken(secrets: Pick<Secrets, "read">, token: string, now: Date): ReadQuestion {
  const read = secrets.read(CONFIRM, token, now);
  if (read.kind === "forged") return read;
  const [subscriptionId = Number.NaN, askedAt = Number.NaN] = read.facts.split(" ").map(Number);
  return { kind: read.kind, question: { subscriptionId, askedAt: new Date(askedAt) } };
}

/** The subscription that a link leaves; null for a link that is none of ours. */
export function readUnsubscribeToken(secrets: Pick<Secrets, "read">, token: string, now: Date): number | null {
  const read = secrets.read(UNSUBSCRIBE, token, now);
  return read.kind === "valid" ? Number(read.facts) : null;
}
