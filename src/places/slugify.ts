import { folded } from "../../packages/search/text/folded.ts";

/**
 * A text as part of a URL: `'s-Hertogenbosch` becomes `s-hertogenbosch`; empty when no letter or digit remains.
 * Umlauts are spelled out (`muenchen`), except after a vowel, where the dots are a Dutch diaeresis (`reunie`).
 */
export function slugify(text: string): string {
  const spelled = text.normalize("NFC").replace(/(?<![aeiou])[äöü]/gi, (umlaut) => `${folded(umlaut)}e`);
  return folded(spelled)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
