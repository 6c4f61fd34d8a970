import * as z from "zod/mini";
import type { BrandKey } from "../../brands/brand.ts";

/** Languages that the terms are there in, whatever the brand (specification 2 §2, About us). */
export const TERMS_LANGUAGES = ["nl", "de", "fr"] as const;
export type TermsLanguage = (typeof TERMS_LANGUAGES)[number];

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** What stands above a text in its file; `updated` is the day from which it holds. */
export const legalHead = z.strictObject({ title: line, description: line, updated: z.iso.date() });

/** A text as its page shows it: `lang` is its own language, and `sections` are its headings with their ids. */
export type LegalText = z.infer<typeof legalHead> & {
  lang: string;
  html: string;
  sections: readonly { id: string; title: string }[];
};

/** The texts of a brand; `imprint` is null where the brand needs none. */
export type BrandLegalTexts = { privacy: LegalText; terms: Readonly<Record<TermsLanguage, LegalText>>; imprint: LegalText | null };

export type LegalTexts = Readonly<Record<BrandKey, BrandLegalTexts>>;

export function isTermsLanguage(text: string | undefined): text is TermsLanguage {
  return TERMS_LANGUAGES.some((language) => language === text);
}
