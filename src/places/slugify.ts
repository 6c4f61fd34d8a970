import { folded } from "../../packages/search/text/folded.ts";

/**
 * A text as part of an address: `'s-Hertogenbosch` becomes `s-hertogenbosch`; empty when no letter or digit is left.
 * An umlaut is written out as Germans do (`muenchen`); after a vowel the two dots are a Dutch diaeresis (`reunie`).
 */
export function slugify(text: string): string {
  const spelled = text.normalize("NFC").replace(/(?<![aeiou])[äöü]/gi, (umlaut) => `${folded(umlaut)}e`);
  return folded(spelled)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
