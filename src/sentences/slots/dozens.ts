import type { Sentence } from "../sentence.ts";
import { GAPS } from "../tokens.ts";

const DOZEN = 12;

/** Joins `half dozijn` (6) and `zwei Dutzend` (24) into one token; runs before all slots. */
export function joinDozens({ tokens, grammar }: Sentence): void {
  for (let index = tokens.length - 1; index > 0; index -= 1) {
    const [token, before] = [tokens[index], tokens[index - 1]];
    if (!token || !before || token.gap !== GAPS.none || !grammar.is("dozen", token)) continue;
    const factor = grammar.is("half", before) ? 0.5 : before.number;
    if (factor === null) continue;
    const article = tokens[index - 2];
    const length = article && before.gap === GAPS.none && grammar.is("article", article) ? 3 : 2;
    const first = tokens[index - length + 1] ?? before;
    tokens.splice(index - length + 1, length, { ...token, start: first.start, gap: first.gap, number: factor * DOZEN, isDigits: true });
  }
}
