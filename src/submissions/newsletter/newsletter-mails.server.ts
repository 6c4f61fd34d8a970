import type { Brand } from "../../brands/brand.ts";
import { wordsOf } from "../../brands/words.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import type { Mail } from "../../mail/mail.ts";

/** The recipient of a newsletter mail. These mails contain no visitor text, because the address may be unverified. */
export type NewsletterMail = { to: string; name: string; requestId?: string; origin: string };

/** The double opt-in mail; `until` is the expiry of the link. */
export function confirmMail(brand: Brand, mail: NewsletterMail, { url, until }: { url: string; until: Date }): Mail {
  const { subject, greeting, intro, button, untilDay, notYou } = wordsOf(brand.locale).mail.newsletterConfirm;
  const content = {
    title: subject(brand.name),
    paragraphs: [greeting, intro(brand.name)],
    facts: [],
    link: { label: button, url },
    notes: [untilDay(dayOf(brand, until)), notYou, wordsOf(brand.locale).mail.footer(brand.name)],
  };
  return composeMail(brand, { ...envelopeOf(mail), content });
}

/** Tells a subscriber who signed up again that nothing needs to be done. */
export function alreadyMail(brand: Brand, mail: NewsletterMail, leaveUrl: string): Mail {
  return readerMail(brand, mail, { texts: wordsOf(brand.locale).mail.newsletterAlready, leaveUrl });
}

export function welcomeMail(brand: Brand, mail: NewsletterMail, leaveUrl: string): Mail {
  return readerMail(brand, mail, { texts: wordsOf(brand.locale).mail.newsletterWelcome, leaveUrl });
}

type ReaderTexts = { subject: (site: string) => string; greeting: string; intro: (site: string) => string; next: string };

/** A mail to a subscriber, with unsubscribe links for people and mail programs (RFC 2369, RFC 8058). */
function readerMail(brand: Brand, mail: NewsletterMail, { texts, leaveUrl }: { texts: ReaderTexts; leaveUrl: string }): Mail {
  const words = wordsOf(brand.locale);
  const content = {
    title: texts.subject(brand.name),
    paragraphs: [texts.greeting, texts.intro(brand.name), texts.next],
    facts: [],
    link: { label: words.footer.allActivities, url: `${mail.origin}/uitjes` },
    notes: [words.mail.footer(brand.name)],
    unsubscribe: { label: words.mail.leaveNewsletter, url: leaveUrl },
  };
  const headers = { "List-Unsubscribe": `<${leaveUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  return composeMail(brand, { ...envelopeOf(mail), content, headers });
}

function envelopeOf({ to, name, requestId }: NewsletterMail) {
  return { to: { name: "", address: to }, name, requestId };
}

function dayOf({ lang, timeZone }: Brand, moment: Date): string {
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", timeZone }).format(moment);
}
