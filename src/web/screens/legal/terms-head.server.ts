import type { Brand } from "../../../brands/brand.ts";
import { wordsOf } from "../../../brands/words.ts";
import type { LegalText } from "../../../legal/legal-text.ts";

/** Title and description in the language of the site, which names the text's own when that is another. */
export function termsHead({ lang, locale, name }: Brand, text: LegalText): { title: string; description: string } {
  if (lang.startsWith(text.lang)) return { title: text.title, description: text.description };
  const { legal } = wordsOf(locale);
  const language = new Intl.DisplayNames(lang, { type: "language" }).of(text.lang) ?? text.lang;
  return { title: legal.termsIn(language), description: legal.termsDescription(name, language) };
}
