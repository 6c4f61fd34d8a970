import { markUsed, type Sentence } from "../sentence.ts";
import { findAll } from "../find-all.ts";

/** `binnen 20 km van`: how far, and whether it is said to be around the place. */
export type Radius = { km: number; isAround: boolean };

const MOST_KM = 500;

/** The distance that a sentence names from its place. */
export function readRadius(sentence: Sentence): Radius | null {
  const { tokens, grammar } = sentence;
  const [found] = findAll(tokens, grammar.table("radius"), grammar.joints);
  const [km] = found?.match.numbers ?? [];
  if (!found || !km || km.high > MOST_KM || km.high < 1) return null;

  const { match } = found;
  // *een route van max 15 km* is how long it is: without a word that leads to a place it is no radius.
  const last = tokens[match.to - 1];
  const leads = last !== undefined && last.number === null && !grammar.is("km", last);
  const begins = tokens[match.from];
  if (!leads && !grammar.is("radiusBegins", begins)) return null;
  markUsed(sentence, match, "radius");
  const around = match.taken.some((index) => grammar.is("around", tokens[index]));
  return { km: Math.round(km.high), isAround: around };
}
