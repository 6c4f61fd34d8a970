import { nounBefore, partsOf, splitBeforeHead } from "./compound.ts";
import type { TextLanguage } from "../search.ts";
import { lexiconOf } from "./lexicon.ts";
import { stemByRule } from "./stem-by-rule.ts";
import type { Term } from "./term.ts";

/** Longer strings are not analysed. */
export const LONGEST_WORD = 48;

/** Analyses one word: by the lexicon, as a compound of known words, or else by the rules of its language. */
export function readWord(text: string, language: TextLanguage): Term {
  if (text.length > LONGEST_WORD || /\d/.test(text)) return simpleTerm(text, text);

  const lexicon = lexiconOf(language);
  const known = lexicon.stemOfForm.get(text);
  if (known !== undefined) return { ...simpleTerm(text, known), isKnown: true, isLoan: lexicon.loans.has(text) };

  const parts = partsOf(text, lexicon);
  if (parts.length > 0) return { ...compoundTerm(text, parts), isKnown: true };

  const split = splitBeforeHead(text, lexicon);
  if (split) return compoundTerm(text, [stemByRule(split.beginning, language), split.head]);

  const term = simpleTerm(text, stemByRule(text, language));
  const noun = nounBefore(text, lexicon);
  return noun === null ? term : { ...term, stems: [term.stem, noun] };
}

function compoundTerm(text: string, parts: readonly string[]): Term {
  return { ...simpleTerm(text, parts.join("")), parts, stems: runsOf(parts) };
}

function simpleTerm(text: string, stem: string): Term {
  return { text, stem, parts: [], stems: [stem], isKnown: false, isLoan: false };
}

/** All runs of adjacent parts of a compound, the whole included. */
function runsOf(parts: readonly string[]): string[] {
  const runs = parts.flatMap((_, start) => parts.slice(start).map((_part, length) => parts.slice(start, start + length + 1).join("")));
  return [...new Set(runs)];
}
