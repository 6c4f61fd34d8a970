import { be } from "../../content/words/be.ts";
import { de } from "../../content/words/de.ts";
import { nl, type Words } from "../../content/words/nl.ts";
import type { Locale } from "./brand.ts";

const catalogues: Record<Locale, Words> = { nl, be, de };

/** The catalogue of a locale, for rooms on the server (mails, API); pages load theirs in `web/words`. */
export function wordsOf(locale: Locale): Words {
  return catalogues[locale];
}
