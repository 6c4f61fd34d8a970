import { be } from "../../content/words/be.ts";
import { de } from "../../content/words/de.ts";
import { nl, type Words } from "../../content/words/nl.ts";
import type { Locale } from "./brand.ts";

const catalogues: Record<Locale, Words> = { nl, be, de };

/** The catalogue of a locale, for rooms on the server (mails, API); pages load theirs in `web/words`. */
export function wordsOf(locale: Locale): Words {
  return catalogues[locale];
}

/** The sentence of a key such as `contactForm.errors.nameRequired`; unknown keys fall to a general sentence. */
export function messageOf(words: Words, key: string): string {
  let found: unknown = words;
  for (const part of key.split(".")) found = isRecord(found) ? found[part] : undefined;
  return typeof found === "string" ? found : words.problem.fieldInvalid;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
