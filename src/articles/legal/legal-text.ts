import * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";

/** The languages of the terms on every brand (specification 2 §2, About us). */
export const TERMS_LANGUAGES = ["nl", "de", "fr"] as const;
export type TermsLanguage = (typeof TERMS_LANGUAGES)[number];

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** The front matter of a text; `updated` is the date from which it is in force. */
export const legalHead = z.strictObject({ title: line, description: line, updated: z.iso.date() });

/** A legal text: `lang` is its language, `sections` are its headings with their ids. */
export type LegalText = z.infer<typeof legalHead> & {
  lang: string;
  html: string;
  sections: readonly { id: string; title: string }[];
};

/** The texts of a brand; `imprint` is null if the brand needs none. */
export type BrandLegalTexts = { privacy: LegalText; terms: Readonly<Record<TermsLanguage, LegalText>>; imprint: LegalText | null };

export type LegalTexts = Readonly<Record<BrandKey, BrandLegalTexts>>;

export function isTermsLanguage(text: string | undefined): text is TermsLanguage {
  return TERMS_LANGUAGES.some((language) => language === text);
}
