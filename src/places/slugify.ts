import { foldCase } from "../../packages/search/text/fold-case.ts";

/**
 * A text as part of a URL: `'s-Hertogenbosch` becomes `s-hertogenbosch`; empty when no letter or digit remains.
 * Umlauts are spelled out (`muenchen`), except after a vowel, where the dots are a Dutch diaeresis (`reunie`).
 */
export function slugify(text: string): string {
  const spelled = text.normalize("NFC").replace(/(?<![aeiou])[äöü]/gi, (umlaut) => `${foldCase(umlaut)}e`);
  return foldCase(spelled)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
