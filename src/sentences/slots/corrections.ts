import { findAll, type Match } from "../find-all.ts";
import { isOne } from "../phrases.ts";
import { markUsed, type Sentence } from "../sentence.ts";
import { placesIn } from "./place/candidates.ts";

/** Most tokens between the corrected words and the correction. */
const MOST_BEFORE = 4;

/** Applies corrections: `12 kinderen o nee 13`, `Oss, of nee Den Bosch`. Runs before every other slot. */
export function readCorrections(sentence: Sentence): void {
  const { tokens, grammar } = sentence;
  for (const { match } of findAll(tokens, grammar.table("correction"), grammar.connectors)) {
    if (tokens[match.to]?.number === null) correctPlace(sentence, match);
    else correctNumber(sentence, match);
    markUsed(sentence, match, "talk");
  }
}

function correctPlace(sentence: Sentence, { from, to }: Match): void {
  const places = placesIn(sentence, "any");
  if (!places.some((place) => place.from === to)) return;
  const replaced = places.findLast((place) => place.to <= from && place.to > from - MOST_BEFORE);
  for (const token of sentence.tokens.slice(replaced?.from, replaced?.to)) if (replaced) token.use = "talk";
}

/** Writes the correction over the first number, because the counted word may follow only that one. */
function correctNumber({ tokens }: Sentence, { from, to }: Match): void {
  const meant = tokens[to];
  const before = tokens.slice(Math.max(0, from - MOST_BEFORE), from);
  const replaced = before.findLast((token) => token.number !== null && !token.use && !isOne(token));
  if (!replaced || !meant) return;
  replaced.number = meant.number;
  meant.use = "talk";
}
