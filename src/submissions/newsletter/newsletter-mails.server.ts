import type { Brand } from "../../brands/brand.ts";
import { wordsOf } from "../../brands/words.ts";
import { composeMail } from "../../mail/compose-mail.ts";
import type { Mail } from "../../mail/mail.ts";

/** To an address of the list; nothing in these mails was typed by anybody, since the address is not verified at first. */
export type NewsletterMail = { to: string; name: string; requestId?: string; origin: string };

/** Asks the owner of an address whether they want the newsletter; `until` is when the link ends. */
export function confirmMail(brand: Brand, mail: NewsletterMail, { url, until }: { url: string; until: Date }): Mail {
  const { subject, greeting, intro, button, untilDay, notYou } = wordsOf(brand.locale).mail.newsletterConfirm;
  const content = {
    title: subject(brand.name),
    paragraphs: [greeting, intro(brand.name)],
    facts: [],
    link: { label: button, url },
    notes: [untilDay(dayOf(brand, until)), notYou, wordsOf(brand.locale).mail.footer(brand.name)],
  };
  return composeMail(brand, { ...letterTo(mail), content });
}

/** Tells a reader that nothing needs to be done: they wished for what they get already. */
export function alreadyMail(brand: Brand, mail: NewsletterMail, leaveUrl: string): Mail {
  return readerMail(brand, mail, { texts: wordsOf(brand.locale).mail.newsletterAlready, leaveUrl });
}

/** Welcomes a new reader. */
export function welcomeMail(brand: Brand, mail: NewsletterMail, leaveUrl: string): Mail {
  return readerMail(brand, mail, { texts: wordsOf(brand.locale).mail.newsletterWelcome, leaveUrl });
}

type ReaderTexts = { subject: (site: string) => string; greeting: string; intro: (site: string) => string; next: string };

/** To somebody on the list, with the way off it, for people and for mail programs (RFC 2369, RFC 8058). */
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
  return composeMail(brand, { ...letterTo(mail), content, headers });
}

function letterTo({ to, name, requestId }: NewsletterMail) {
  return { to: { name: "", address: to }, name, requestId };
}

function dayOf({ lang, timeZone }: Brand, moment: Date): string {
  return new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", timeZone }).format(moment);
}
