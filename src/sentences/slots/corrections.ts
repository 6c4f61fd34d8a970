import { findAll } from "../find-all.ts";
import { markUsed, type Sentence } from "../sentence.ts";
import type { Token } from "../tokens.ts";

/** How far before a correction stands what it corrects. */
const MOST_BEFORE = 4;

/** `12 kinderen o nee 13`, `Oss, of nee Uden`: what was said first is not meant, read before anything else. */
export function readCorrections(sentence: Sentence): void {
  const { tokens, grammar } = sentence;
  for (const { match } of findAll(tokens, grammar.table("correction"), grammar.joints)) {
    const before = tokens.slice(Math.max(0, match.from - MOST_BEFORE), match.from).toReversed();
    const meant = tokens[match.to];
    if (!meant) continue;
    if (meant.number === null) for (const token of before) if (isPlace(sentence, token) && isPlace(sentence, meant)) token.use = "talk";
    const said = before.find(({ number, use }) => number !== null && !use);
    if (said && meant.number !== null) replace(said, meant);
    markUsed(sentence, match, "talk");
  }
}

/** The word that is counted may stand with the first number alone. */
function replace(said: Token, meant: Token): void {
  said.number = meant.number;
  meant.use = "talk";
}

function isPlace({ facts, grammar }: Sentence, token: Token): boolean {
  return !token.use && token.number === null && !grammar.is("stop", token) && facts.places.named(token.nameKey) !== null;
}
