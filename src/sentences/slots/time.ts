import { findAll } from "../find-all.ts";
import { markUsed, typed, type Sentence } from "../sentence.ts";

/** The words for dates and times, as typed: *zaterdag 14 juni*; null without any. */
export function readPeriod(sentence: Sentence, today: Date): string | null {
  const { tokens, grammar } = sentence;
  const found = findAll(tokens, grammar.table("time"), grammar.connectors);
  const spans = found.map(({ match }) => ({ from: match.from, to: match.to }));
  for (const { match } of found) markUsed(sentence, match, "time");
  for (const [at, token] of tokens.entries()) {
    if (token.use || !isDate(token.raw, token.number, today)) continue;
    token.use = "time";
    spans.push({ from: at, to: at + 1 });
  }
  if (spans.length === 0) return null;
  return spans
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => typed(sentence, from, to))
    .join(", ");
}

/** Whether a token is a date (`12.12.`), or a year from last year to three years ahead. */
function isDate(raw: string, number: number | null, today: Date): boolean {
  const year = today.getUTCFullYear();
  return /^\d+\.\s?\d+\./.test(raw) || (number !== null && /^\d{4}$/.test(raw) && number >= year - 1 && number <= year + 3);
}
