import { findAll, type Match } from "../find-all.ts";
import { isOne } from "../phrases.ts";
import { markUsed, type Sentence } from "../sentence.ts";
import { placesIn } from "./place/candidates.ts";

/** How far before a correction stands what it corrects. */
const MOST_BEFORE = 4;

/** `12 kinderen o nee 13`, `Oss, of nee Den Bosch`: what was said first is not meant, read before anything else. */
export function readCorrections(sentence: Sentence): void {
  const { tokens, grammar } = sentence;
  for (const { match } of findAll(tokens, grammar.table("correction"), grammar.joints)) {
    if (tokens[match.to]?.number === null) correctPlace(sentence, match);
    else correctNumber(sentence, match);
    markUsed(sentence, match, "talk");
  }
}

function correctPlace(sentence: Sentence, { from, to }: Match): void {
  const places = placesIn(sentence, "any");
  if (!places.some((place) => place.from === to)) return;
  const said = places.findLast((place) => place.to <= from && place.to > from - MOST_BEFORE);
  for (const token of sentence.tokens.slice(said?.from, said?.to)) if (said) token.use = "talk";
}

/** The word that is counted may stand with the first number alone. */
function correctNumber({ tokens }: Sentence, { from, to }: Match): void {
  const meant = tokens[to];
  const before = tokens.slice(Math.max(0, from - MOST_BEFORE), from);
  const said = before.findLast((token) => token.number !== null && !token.use && !isOne(token));
  if (!said || !meant) return;
  said.number = meant.number;
  meant.use = "talk";
}
