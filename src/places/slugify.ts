import { foldCase } from "../../packages/search/text/fold-case.ts";

/**
 * A text as part of an address: `'s-Hertogenbosch` becomes `s-hertogenbosch`; empty when no letter or digit is left.
 * An umlaut is written out as Germans do (`muenchen`); after a vowel the two dots are a Dutch diaeresis (`reunie`).
 */
export function slugify(text: string): string {
  const spelled = text.normalize("NFC").replace(/(?<![aeiou])[äöü]/gi, (umlaut) => `${foldCase(umlaut)}e`);
  return foldCase(spelled)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
