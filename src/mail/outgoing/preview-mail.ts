import { brandOfKey } from "../../brands/brands.ts";
import type { Secrets } from "../../crypto/secrets.ts";
import type { Db } from "../../database/open.ts";
import { recordAct } from "../../history/record-act.ts";
import { revealedUntil } from "../../history/revealed-until.ts";
import type { Actor } from "../../permissions/actor.ts";
import type { Scope } from "../../permissions/scope.ts";
import { mailJob } from "../mail-job.ts";
import { maskAddress, maskAddressesIn } from "../mask-address.ts";
import { maskPhonesIn } from "../mask-phone.ts";
import type { Mail } from "../mail.ts";
import { findUnsent, type Unsent } from "../unsent-mails.ts";
import { sendMail } from "./send-mail.ts";

/** A mail as it would be sent; until it is revealed, the visitor is masked as on other pages, and addresses and telephone numbers. */
export type MailPreview = { to: string; from: string; subject: string; html: string; text: string };

/**
 * `secret`: it holds a login code or an invitation, which nobody else may read. `no-mail`: another task of the queue. `not-sent`: what it was
 * about is gone or decided, so that a retry sends nothing.
 */
export type PreviewOutcome = { kind: "mail"; preview: MailPreview } | { kind: "secret" } | { kind: "no-mail" } | { kind: "not-sent" };

/** Who looks at a mail. */
export type Looking = { scope: Scope; actor: Actor; now: Date };

export type PreviewedMail = {
  mail: Unsent;
  preview: PreviewOutcome;
  /** Until when the actor sees the people in it, having revealed them; null while masked. */
  until: Date | null;
};

/** A failed job of the queue with what it would send; null when it is missing or outside the scope. */
export async function previewMail(db: Db, looking: Looking, id: number): Promise<PreviewedMail | null> {
  const found = await findUnsent(db, looking.scope, id);
  if (!found) return null;
  const { payload, ...mail } = found;
  const until = await revealedUntil(db, { action: REVEAL, subject: { kind: "mail", id } }, looking);
  return { mail, preview: await compose(db, payload, { isRevealed: until !== null }), until };
}

/** Writes to the log who reveals the people in a mail; returns the line. Null without a mail, and for those that nobody may read. */
export async function revealMail(db: Db, acting: Looking & { requestId: string }, id: number): Promise<number | null> {
  const found = await previewMail(db, acting, id);
  if (found?.preview.kind !== "mail") return null;
  const { actor, requestId } = acting;
  const { platformId } = found.mail;
  return recordAct(db, { actor, action: REVEAL, subject: { kind: "mail", id, platformId }, requestId });
}

const REVEAL = "mails.reveal";

async function compose(db: Db, payload: unknown, { isRevealed }: { isRevealed: boolean }): Promise<PreviewOutcome> {
  const job = mailJob.safeParse(payload);
  if (!job.success) return { kind: "no-mail" };
  if ("sealed" in job.data) return { kind: "secret" };
  const captured: Mail[] = [];
  await sendMail({ db, secrets: NO_SECRETS, isMasked: !isRevealed }, job.data, async (mail) => void captured.push(mail));
  const [mail] = captured;
  if (!mail) return { kind: "not-sent" };
  return { kind: "mail", preview: isRevealed ? inFull(mail) : masked(mail) };
}

/** The links of a preview are not signed: its reader cannot confirm or unsubscribe for the recipient. */
const NO_SECRETS: Pick<Secrets, "sign" | "decrypt" | "pseudonym"> = {
  pseudonym: () => "voorbeeld",
  sign: () => "voorbeeld",
  decrypt: () => ({ kind: "unreadable", reason: "other-key" }),
};

function inFull({ to, from, subject, html, text }: Mail): MailPreview {
  return { to: to.address, from: `${from.name} <${from.address}>`, subject, html, text };
}

/** The visitor in it is masked already (`isMasked`); this masks the addresses and telephone numbers of providers and editors. */
function masked(mail: Mail): MailPreview {
  const { email, salesEmail } = brandOfKey(mail.brand);
  const { to, subject, html, text, ...preview } = inFull(mail);
  const mask = (shown: string) => maskPhonesIn(maskAddressesIn(shown, [email, salesEmail]));
  const isShown = to === email || to === salesEmail || to.includes("…@");
  const recipient = isShown ? to : maskAddress(to);
  return { ...preview, to: recipient, subject: mask(subject), html: mask(html), text: mask(text) };
}
