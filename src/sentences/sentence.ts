import type { Facts } from "./facts.ts";
import type { Grammar } from "./grammar.ts";
import { findAll, type Match } from "./find-all.ts";
import type { PhraseTable } from "./phrases.ts";
import type { Token, Use } from "./tokens.ts";

/** A sentence while it is read: each token is used by one slot at most. */
export type Sentence = { text: string; tokens: Token[]; grammar: Grammar; facts: Facts };

/** Marks the tokens of a match as used, so that no later slot reads them. */
export function markUsed({ tokens }: Sentence, { taken }: Match, use: Use): void {
  for (const index of taken) {
    const token = tokens[index];
    if (token) token.use = use;
  }
}

/** All that a table finds, each marked as used unless `isFit` says otherwise. */
export function matchAndMark(sentence: Sentence, table: PhraseTable, { use, isFit = () => true }: Marking): Match[] {
  const found = findAll(sentence.tokens, table, sentence.grammar.joints)
    .map(({ match }) => match)
    .filter(isFit);
  for (const match of found) markUsed(sentence, match, use);
  return found;
}

type Marking = { use: Use; isFit?: (match: Match) => boolean };

/** What was typed from one token up to another. */
export function typed({ text, tokens }: Sentence, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
}
