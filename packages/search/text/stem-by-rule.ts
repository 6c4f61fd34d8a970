import { stemmer as stemDutch } from "@orama/stemmers/dutch";
import { stemmer as stemGerman } from "@orama/stemmers/german";
import type { TextLanguage } from "../search.ts";

/** The stem of a word that is not in the lexicon. */
export function stemByRule(word: string, language: TextLanguage): string {
  return language === "nl" ? unvoiced(stemDutch(singularOf(nativeOf(word)))) : stemGerman(germanSingularOf(word));
}

/**
 * Replaces foreign endings by Dutch ones, so that all forms of a word have one stem: *hobbies* and *hobby* (hobbie),
 * *gymnasium* (gymnasia), *technicus* and *technici*, *churches*, *vips*.
 */
function nativeOf(word: string): string {
  return word
    .replace(/^([^aeiouy]{2,4})s$/, "$1")
    .replace(/(?<=[a-z]{2}(?:ch|sh|ss|x))es$/, "")
    .replace(/(?<=[a-z]{2}[^aeiou])(?:ys?|ies)$/, "ie")
    .replace(/(?<=[a-z]{3}i)en$/, "e")
    .replace(/(?<=[a-z]{2}(?:[ie]|[^aeiou]))ums?$/, "a")
    .replace(/(?<=[a-z](?:ic|og|mn|min|rm))(?:us|ussen|i)$/, "")
    .replace(/(?<=[a-z]{3}us)sen$/, "")
    .replace(/(?<=[aeiou]z)z(?:en|es|e)$/, "");
}

/** *Podium* and *Podien*, *Globus* and *Globen*, *Hobbys*: replaces the endings that alternate in a plural. */
function germanSingularOf(word: string): string {
  return word
    .replace(/^([^aeiouyäöü]{2,4})s$/, "$1")
    .replace(/(?<=[a-zäöü]{2}(?:ch|sh|x))es$/, "")
    .replace(/(?<=[a-zäöü]{2}[^aeiouäöü])(?:ys|ies)$/, "y")
    .replace(/(?<=[a-zäöü]{2}(?:[ie]|[^aeiouäöü]))(?:ums?|us|usse[ns]?)$/, "en")
    .replace(/(?<=[a-zäöü]{2}ik)a$/, "en")
    .replace(/(?<=[aeiou]z)z(?:en|es|e)$/, "");
}

/** A Dutch word without a diminutive ending, which the stemmer does not handle, or a plural s. */
function singularOf(word: string): string {
  const singular = word.replace(/(?<=[a-z]{3}(?:je|[aiouy]|e[lrn]))s$/, "");
  return singular
    .replace(/(?<=[a-z]{2})([bdfgklmnprst])\1etje$/, "$1")
    .replace(/(?<=[a-z]{2}m)pje$/, "")
    .replace(/(?<=[a-z]{2})nkje$/, "ng")
    .replace(/(?<=[a-z]{2}(?:[aeiouylnrw]|ij))tje$/, "")
    .replace(/(?<=[a-z]{3})je$/, "");
}

/** Dutch plurals have z and v where the singular ends in s and f: *vleermuizen*, *wolven*. */
function unvoiced(stem: string): string {
  return stem.replace(/z$/, "s").replace(/v$/, "f");
}
