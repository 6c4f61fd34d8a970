import { foreignPlurals } from "./foreign-plurals.ts";
import type { Forms } from "./forms.ts";

/** The forms of an English word, as noun and verb: *bikes*, *biken*, *beaches*. */
export function formsOfLoan(word: string): Forms {
  const forms = [`${word}s`, word.endsWith("e") ? `${word}n` : `${word}en`];
  const plurals = foreignPlurals(word);
  return { ranked: [forms, plurals], first: [], last: [...forms, ...plurals] };
}
