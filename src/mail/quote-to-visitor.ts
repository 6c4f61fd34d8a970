import type { Brand } from "../brands/brand.ts";
import { wordsOf } from "../brands/words.ts";
import { composeMail } from "./compose-mail.ts";
import type { Mail } from "./mail.ts";
import type { MailContent } from "./mail-content.ts";
import { quoteMailName, type QuotedRequest } from "./quoted-request.ts";

/**
 * Confirms a quote request. The address is not verified, so the mail holds nothing that the visitor typed:
 * otherwise anybody could have us send their text to a stranger (quality requirements, mail-bombing).
 */
export function quoteToVisitor(brand: Brand, request: QuotedRequest): Mail {
  const words = wordsOf(brand.locale);
  const { subject, greeting, next, notYou } = words.mail.quoteToVisitor;
  const intro = brand.pages.familyRequest?.mails.toVisitor ?? words.mail.quoteToVisitor.intro;
  const { title, companyName, url } = request.activity;
  const content: MailContent = {
    title: subject(title),
    paragraphs: [greeting, intro(title, companyName), next],
    facts: [],
    link: { label: words.card.button, url },
    notes: [notYou, words.mail.footer(brand.name)],
  };

  return composeMail(brand, {
    content,
    to: { name: "", address: request.email },
    name: quoteMailName(request, "visitor"),
    requestId: request.requestId,
  });
}
