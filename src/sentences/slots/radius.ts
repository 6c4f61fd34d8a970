import { markUsed, type Sentence } from "../sentence.ts";
import { findAll, type Match } from "../find-all.ts";

/** `binnen 20 km van` (within 20 km of); `isAround` with a word for around (`rond`, `eromheen`). */
export type Radius = { km: number; isAround: boolean };

const MOST_KM = 500;
/** The most words in the name of a place. */
const MOST_WORDS = 5;

/** The distance from a place in the sentence. */
export function readRadius(sentence: Sentence): Radius | null {
  const { tokens, grammar } = sentence;
  const found = findAll(tokens, grammar.table("radius"), grammar.connectors).find(({ match }) => isRadius(sentence, match));
  const [km] = found?.match.numbers ?? [];
  if (!found || !km) return null;
  markUsed(sentence, found.match, "radius");
  const around = found.match.taken.some((index) => grammar.is("around", tokens[index]));
  return { km: Math.round(km.high), isAround: around };
}

/** A radius ends in a preposition, begins with a radius word, or follows a place; *een route van max 15 km* is a length. */
function isRadius(sentence: Sentence, { from, to, numbers: [km] }: Match): boolean {
  const { tokens, grammar } = sentence;
  if (!km || km.high > MOST_KM || km.high < 1) return false;
  const last = tokens[to - 1];
  const leads = last !== undefined && last.number === null && !grammar.is("km", last);
  return leads || grammar.is("radiusBegins", tokens[from]) || isAfterPlace(sentence, from);
}

/** Whether a distance follows a place, as in `Ede (max 20 km)`, `Bergen op Zoom 20 km`, with no word for a route before it. */
function isAfterPlace({ tokens, facts, grammar }: Sentence, from: number): boolean {
  const before = tokens.slice(0, from);
  if (before.some((token) => grammar.is("route", token))) return false;
  const last = before.at(-1);
  if (!last || last.use || last.number !== null || grammar.is("stop", last)) return false;
  const names = before.slice(-MOST_WORDS).map((_, index, run) => run.slice(index).map(({ nameKey }) => nameKey));
  return names.some((run) => facts.places.named(run.join("")) !== null);
}
