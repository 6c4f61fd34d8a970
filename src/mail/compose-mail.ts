import type { Brand } from "../brands/brand.ts";
import { mailHtml, mailText, type MailContent } from "./mail-content.ts";
import { AUTOMATIC, type Mail, type MailAddress } from "./mail.ts";

/** The content of one mail; everything else follows from the brand. */
export type MailDraft = {
  content: MailContent;
  to: MailAddress;
  replyTo?: MailAddress;
  /** Derived from the stored row, so that a mail that is sent again has the same id: `quote-12-1799748000000-visitor`. */
  name: string;
  /** The id of the HTTP request that caused the mail. */
  requestId?: string;
  headers?: Record<string, string>;
};

/** Composes a mail from the brand's address, as HTML and text, with the title as its subject. */
export function composeMail(brand: Brand, { content, to, replyTo, name, requestId, headers }: MailDraft): Mail {
  const title = subjectLine(content.title);
  return {
    brand: brand.key,
    to,
    from: { name: brand.name, address: brand.email },
    replyTo: replyTo ?? null,
    subject: title,
    html: mailHtml(brand, { ...content, title }),
    text: mailText({ ...content, title }),
    headers: { ...AUTOMATIC, ...(requestId && { "X-Request-Id": requestId }), ...headers },
    messageId: `${name}@${brand.email.slice(brand.email.lastIndexOf("@") + 1)}`,
  };
}

/** Collapses whitespace, since a subject is one line. */
function subjectLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
