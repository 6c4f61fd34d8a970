import { be } from "../../content/words/be.ts";
import { de } from "../../content/words/de.ts";
import { beMail } from "../../content/words/mail/be.ts";
import { deMail } from "../../content/words/mail/de.ts";
import { nlMail, type MailWords } from "../../content/words/mail/nl.ts";
import { nl, type Words } from "../../content/words/nl.ts";
import type { Locale } from "./brand.ts";

/** What pages and mails say. */
export type AllWords = Words & { mail: MailWords };

const catalogues: Record<Locale, AllWords> = {
  nl: { ...nl, mail: nlMail },
  be: { ...be, mail: beMail },
  de: { ...de, mail: deMail },
};

/** The catalogue of a locale, for rooms on the server (mails, API); pages load theirs, without the mails, in `web/words`. */
export function wordsOf(locale: Locale): AllWords {
  return catalogues[locale];
}
