import { foldCase } from "./fold-case.ts";
import type { TextLanguage } from "../search.ts";

const UMLAUTS: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", A: "ä", O: "ö", U: "ü" };

/**
 * A text in the spelling used for comparison: case-folded, but with German umlauts, as *Küche* is not *Kuchen*. In
 * German ae, oe and ue are umlauts too, unless after another vowel or a q: *neue*, *Quelle*.
 */
export function normaliseText(text: string, language: TextLanguage): string {
  if (language === "nl") return foldCase(text);
  const composed = text.normalize("NFKC").replace(/(?<![aeiouäöüq])[aou]e/gi, ([vowel = ""]) => UMLAUTS[vowel] ?? vowel);
  return composed.replace(/[^äöü]+/gi, foldCase).toLowerCase();
}
