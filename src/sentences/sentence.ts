import type { Facts } from "./facts.ts";
import type { Grammar } from "./grammar.ts";
import { findAll, type Match } from "./find-all.ts";
import type { PhraseTable } from "./phrases.ts";
import type { Token, Use } from "./tokens.ts";

/** The state of parsing a sentence; each token is used by at most one slot. */
export type Sentence = { text: string; tokens: Token[]; grammar: Grammar; facts: Facts };

/** Marks the tokens of a match as used; later slots skip them. */
export function markUsed({ tokens }: Sentence, { taken }: Match, use: Use): void {
  for (const index of taken) {
    const token = tokens[index];
    if (token) token.use = use;
  }
}

/** The matches of a table that pass `isFit`; their tokens are marked as used. */
export function matchAndMark(sentence: Sentence, table: PhraseTable, { use, isFit = () => true }: Marking): Match[] {
  const found = findAll(sentence.tokens, table, sentence.grammar.connectors)
    .map(({ match }) => match)
    .filter(isFit);
  for (const match of found) markUsed(sentence, match, use);
  return found;
}

type Marking = { use: Use; isFit?: (match: Match) => boolean };

/** The typed text of the tokens `from` up to (excluding) `to`. */
export function typed({ text, tokens }: Sentence, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}
