import { stemmer as stemDutch } from "@orama/stemmers/dutch";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import type { TextLanguage } from "../search.ts";

/** The stem of a word that no lexicon knows. */
export function stemByRule(word: string, language: TextLanguage): string {
  return language === "nl" ? unvoiced(stemDutch(singularOf(word))) : stemGerman(word);
}

/** A Dutch word without the ending of a diminutive, which the stemmer does not know, or of a plural in s. */
function singularOf(word: string): string {
  const singular = word.replace(/(?<=[a-z]{3}(?:je|[aiouy]|e[lrn]))s$/, "");
  return singular
    .replace(/(?<=[a-z]{2})([bdfgklmnprst])\1etje$/, "$1")
    .replace(/(?<=[a-z]{2}m)pje$/, "")
    .replace(/(?<=[a-z]{2})nkje$/, "ng")
    .replace(/(?<=[a-z]{2}[aeiouylnrw])tje$/, "")
    .replace(/(?<=[a-z]{3})je$/, "");
}

/** Dutch words end in s and f where their plurals have z and v: *vleermuizen*, *wolven*. */
function unvoiced(stem: string): string {
  return stem.replace(/z$/, "s").replace(/v$/, "f");
}
