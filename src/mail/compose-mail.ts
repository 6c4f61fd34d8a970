import type { Brand } from "../brands/brand.ts";
import { mailHtml, mailText, type MailContent } from "./mail-content.ts";
import { AUTOMATIC, type Mail, type MailAddress } from "./mail.ts";

/** What is particular about one mail; the rest follows from the brand. */
export type Letter = {
  content: MailContent;
  to: MailAddress;
  replyTo?: MailAddress;
  /** Follows from the facts, so that the same mail sent again has the same id: `quote-12-1799748000000-visitor`. */
  name: string;
  /** Of the request that it follows from. */
  requestId?: string;
  headers?: Record<string, string>;
};

/** A mail of the brand: from its fixed address, in both forms, with the content's title as its subject. */
export function composeMail(brand: Brand, { content, to, replyTo, name, requestId, headers }: Letter): Mail {
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

/** A subject is one line, whatever a title holds. */
function subjectLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
