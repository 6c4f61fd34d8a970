import type { BrandKey } from "../brands/brand.ts";

export type MailAddress = { name: string; address: string };

/** A mail, ready to be sent. */
export type Mail = {
  brand: BrandKey;
  to: MailAddress;
  from: MailAddress;
  /** Null if replies go to `from`. */
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Derived from the stored row: a mail that is sent again after a crash has the same id. Without angle brackets. */
  messageId: string;
};

/** Tells autoresponders not to answer (RFC 3834 §5). */
export const AUTOMATIC = { "Auto-Submitted": "auto-generated" };

/** Throws when a header value contains a line break, which would start another header (quality requirements, mail header injection). */
export function refuseLineBreaks(mail: Mail): void {
  const people = [mail.to, mail.from, mail.replyTo].flatMap((person) => (person ? [person.name, person.address] : []));
  const values = [...people, mail.subject, mail.messageId, ...Object.entries(mail.headers).flat()];
  if (values.some((value) => /[\r\n]/.test(value))) throw new Error("A header of the mail holds a line break.");
}
