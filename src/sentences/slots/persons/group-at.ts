import { isOne } from "../../phrases.ts";
import type { Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";

/** A counted group of people; `isUnknown` if the counted word is in no table. */
export type Group = { count: number; end: number; isOne: boolean; isUnknown: boolean };

/** Larger numbers are not group sizes. */
const MOST = 5000;
/** Most words between a number and the people it counts: *30 leuke enthousiaste meiden*. */
const MOST_BETWEEN = 2;
/** Smaller number words count things more often than people. */
const LEAST_IN_WORDS = 4;
/** In a text of at most this many tokens, a number and a noun are a title: *101 dalmatiërs*. */
const SHORTEST_OPEN = 3;

/** Whether a number may count persons. */
export function isGroupSize(count: number): boolean {
  return count >= 1 && count <= MOST && Number.isInteger(count);
}

/** A number and the people it counts (`20 collega's`), if they begin at this token; `end` is exclusive. */
export function groupAt(sentence: Sentence, at: number, isFurther = false): Group | null {
  const { text, tokens, grammar } = sentence;
  const first = tokens[at];
  if (!first || first.use || first.number === null || !isGroupSize(first.number)) return null;
  // *1. Herren* is the name of a team.
  if (first.number === 1 && first.isDigits && text[first.end] === ".") return null;
  const high = upperBound(sentence, at);
  const from = high === null ? at + 1 : at + 3;
  const group = { count: high ?? first.number, isOne: isOne(first) };

  const next = tokens[from];
  // *12 Leute und 19 aus der Verwaltung* (12 people and 19 from the administration)
  if (isFurther && next?.gap === GAPS.none && grammar.is("from", next)) return { ...group, end: from, isUnknown: false };

  // *een stel suffe docenten* (a bunch of dull teachers) is not one person.
  const mostBetween = isOne(first) && !first.isDigits ? 0 : MOST_BETWEEN;
  for (let index = from; index <= from + mostBetween; index += 1) {
    const token = tokens[index];
    if (!token || token.use || token.gap !== GAPS.none || token.number !== null) return null;
    // *8+ personen*
    if (index === from && token.raw === "+") continue;
    if (!grammar.is("measure", token)) {
      const isPeople = isSomebody(sentence, first, token);
      const isUnknown = !isPeople && index === from && isUnknownPlural(sentence, at, token);
      if (isPeople || isUnknown) return { ...group, end: index + 1, isUnknown };
    }
    if (["stop", "measure", "money", "km"].some((name) => grammar.is(name, token))) return null;
  }
  return null;
}

/** The 30 of `25 tot 30`. */
function upperBound({ tokens, grammar }: Sentence, at: number): number | null {
  const [to, high] = [tokens[at + 1], tokens[at + 2]];
  if (!to || to.use || !grammar.connectors.to(to) || !high || high.use || high.gap !== GAPS.none) return null;
  return high.number !== null && isGroupSize(high.number) ? high.number : null;
}

/** Whether a word means people. The test is stricter after a number word than after digits: *twee printers* counts nobody. */
function isSomebody({ tokens, grammar }: Sentence, first: Token, token: Token): boolean {
  return grammar.is("people", token) || (tokens.length > SHORTEST_OPEN && grammar.is(first.isDigits ? "someone" : "surelySomeone", token));
}

/**
 * `8 kerels` (8 blokes): an unknown plural after digits usually means people, unless an activity contains it. After a number word it
 * does so only at the start of the text or after *met* (with) or *voor* (for).
 */
function isUnknownPlural({ tokens, grammar, facts }: Sentence, at: number, token: Token): boolean {
  const [first, before] = [tokens[at], tokens[at - 1]];
  const isCounting = at === 0 || grammar.is("with", before) || grammar.is("for", before);
  if (!first?.isDigits && !(isCounting && (first?.number ?? 0) >= LEAST_IN_WORDS)) return false;
  if (tokens.length <= SHORTEST_OPEN || !grammar.is("plural", token) || grammar.is("years", token)) return false;
  return !grammar.vocabulary.has(token.word) && !facts.occursInActivities(token.raw);
}
