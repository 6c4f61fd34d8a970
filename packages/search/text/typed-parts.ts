import type { TextLanguage } from "../search.ts";
import { termOf } from "./analyse.ts";
import { inHalves, splitBeforeHead } from "./compound.ts";
import { lexiconOf } from "./lexicon.ts";
import { LINKS, splits } from "./splits.ts";
import { normaliseText } from "./normalise-text.ts";
import { significantParts } from "./stop-words.ts";

/**
 * The words in a typed compound, as replacements for it: two known words, the first as long as possible
 * (*Fahrrad-tour*), or the noun at its end. Without an end that describes the form of the offer (*kookworkshop*: kook).
 */
export function typedParts(word: string, language: TextLanguage): string[] {
  const text = normaliseText(word, language);
  const { parts } = termOf(text, language);
  const isCompound = parts.length > 1;
  for (const [first, last] of isCompound ? splits(text, language).toReversed() : []) {
    const bare = LINKS.toReversed()
      .filter((link) => first.endsWith(link))
      .map((link) => first.slice(0, first.length - link.length));
    const known = bare.find((piece) => areParts(piece, last));
    if (known === undefined) continue;
    const isTelling = significantParts([known, termOf(last, language).stem], language).length > 1;
    return isTelling ? [known, last] : [known];
  }

  /** Whether two words are known, and are the parts of the compound. */
  function areParts(first: string, last: string): boolean {
    const words = [termOf(first, language), termOf(last, language)];
    const ends = inHalves(parts).map((half) => half.join(" "));
    return words.every(({ isKnown }) => isKnown) && ends.includes(words.map(({ stem }) => stem).join(" "));
  }

  const end = termOf(text, language).isKnown ? null : splitBeforeHead(text, lexiconOf(language));
  return end ? [text.slice(end.beginning.length)] : [];
}
