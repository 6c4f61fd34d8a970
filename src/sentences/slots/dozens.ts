import type { Sentence } from "../sentence.ts";
import { GAPS } from "../tokens.ts";

const DOZEN = 12;

/** `half dozijn` is 6, `zwei Dutzend` 24: one number of two or three words, made one token before any other is read. */
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
