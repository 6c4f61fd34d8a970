import { findAll, type Match } from "../../find-all.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS } from "../../tokens.ts";

/** The most words of a phrase after the place. */
const MOST_AFTER = 6;

/** Whether the surroundings count too: `bij` (near) or `half uur rijden van` (half an hour from) before the place, `e.o.` after it. */
export function readNear(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, grammar } = sentence;
  const before = findAll(tokens.slice(0, from), grammar.table("near"), grammar.connectors)
    .map(({ match }) => match)
    .filter((match) => leadsTo(sentence, match.to, from));
  const after = nearPhraseAfter(sentence, to);
  const used = [...before.flatMap(({ taken }) => taken), ...(after?.taken.map((index) => to + index) ?? [])];
  for (const index of used) {
    const token = tokens[index];
    if (token) token.use = "place";
  }
  return before.length > 0 || after !== null;
}

/** The phrase right after a place: `e.o.`, `of daar in de buurt` (or around there); indexes are relative to `to`. */
export function nearPhraseAfter({ tokens, grammar }: Sentence, to: number): Match | null {
  const first = tokens[to];
  if (!first || first.gap === GAPS.hard) return null;
  const [found] = findAll(tokens.slice(to, to + MOST_AFTER), grammar.table("nearAfter"), grammar.connectors);
  return found?.match.from === 0 ? found.match : null;
}

/** Whether only articles, *van* and *provincie* are between the phrase and the place. */
function leadsTo({ tokens, grammar }: Sentence, end: number, from: number): boolean {
  return tokens.slice(end, from).every((token) => ["article", "of", "province"].some((name) => grammar.is(name, token)));
}
