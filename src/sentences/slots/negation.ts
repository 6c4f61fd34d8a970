import { findAll } from "../find-all.ts";
import type { Grammar } from "../grammar.ts";
import { typed, type Sentence } from "../sentence.ts";
import { GAPS, type Token } from "../tokens.ts";

const MOST_WORDS = 3;
const SHORTEST_ADJECTIVE = 4;

/** The excluded things, as typed. Must run before the slots that would read them as wishes. */
export function readNegated(sentence: Sentence): string[] {
  const negated = [...afterNegation(sentence), ...doneBefore(sentence)];
  return negated.filter((words) => words !== "");
}

function afterNegation(sentence: Sentence): string[] {
  const { tokens, grammar } = sentence;
  const negated: string[] = [];
  for (const { match } of findAll(tokens, grammar.table("negation"), grammar.connectors)) {
    // *viele können nicht schwimmen* (many cannot swim) excludes nothing.
    if (grammar.is("able", tokens[match.from - 1])) continue;
    const from = firstContentWord(sentence, match.to);
    const to = endOfPhrase(sentence, from);
    if (to === from) {
      for (let at = match.from; at < from; at += 1) use(tokens[at]);
      continue;
    }
    negated.push(typed(sentence, from, to));
    for (let at = match.from; at < to; at += 1) use(tokens[at]);
    const more = alsoRuledOut(sentence, to);
    if (more) negated.push(more);
  }
  return negated;
}

/** Skips articles and *te*; a preposition of place belongs to the excluded phrase: *op het water* (on the water). */
function firstContentWord({ tokens, grammar }: Sentence, from: number): number {
  let at = from;
  while (
    tokens[at] &&
    tokens[at]?.gap === GAPS.none &&
    !tokens[at]?.use &&
    (grammar.is("article", tokens[at]) || grammar.is("beforeRuledOut", tokens[at]))
  )
    at += 1;
  return at;
}

function endOfPhrase({ tokens, grammar }: Sentence, from: number): number {
  const first = tokens[from];
  // *niet te duur* (not too expensive) and *maakt niet uit* (does not matter) exclude no activity.
  if (!first || first.use || first.gap !== GAPS.none || grammar.is("notRuledOut", first) || first.number !== null) return from;
  let at = from;
  let hasNoun = false;
  while (at < from + MOST_WORDS) {
    const token = tokens[at];
    if (!token || token.use || (at > from && token.gap !== GAPS.none) || token.number !== null) break;
    const isLead = grammar.is("article", token) || grammar.is("preposition", token);
    if (!isLead && grammar.is("stop", token)) break;
    if (hasNoun) break;
    if (!isLead && !(isAdjective(token, grammar) && continues(tokens[at + 1], grammar.is("stop", tokens[at + 1])))) hasNoun = true;
    at += 1;
  }
  return hasNoun ? at : from;
}

/** Whether a word is an adjective: `gekke` (silly), `lange` (long). */
function isAdjective(token: Token, grammar: Grammar): boolean {
  const { word, isCapital } = token;
  return !isCapital && word.length >= SHORTEST_ADJECTIVE && grammar.is("adjective", token) && !grammar.is("diminutive", token);
}

function continues(next: Token | undefined, isStop: boolean): boolean {
  return next !== undefined && next.gap === GAPS.none && !next.use && next.number === null && !isStop;
}

/** The second excluded thing, *karten* in `geen bowlen of karten` (no bowling or karting); null after a comma. */
function alsoRuledOut(sentence: Sentence, to: number): string | null {
  const { tokens, grammar } = sentence;
  if (!grammar.is("or", tokens[to]) || tokens[to]?.gap !== GAPS.none) return null;
  const end = endOfPhrase(sentence, to + 1);
  if (end === to + 1) return null;
  for (let at = to; at < end; at += 1) use(tokens[at]);
  return typed(sentence, to + 1, end);
}

/** `bowlen hebben we vorig jaar al gedaan` (we did bowling last year): the first content word of such a clause is excluded. */
function doneBefore(sentence: Sentence): string[] {
  const { tokens, grammar } = sentence;
  const negated: string[] = [];
  for (const clause of clausesOf(tokens)) {
    const has = (name: string) => clause.some((token) => grammar.is(name, token));
    if (!has("we") || !has("did") || !has("already")) continue;
    const first = clause.find(
      (token) => !token.use && token.number === null && !["stop", "we", "did", "already"].some((name) => grammar.is(name, token)),
    );
    const isDirect = first && clause.indexOf(first) <= 1;
    if (isDirect) negated.push(first.raw);
    for (const token of clause) if (!token.use) use(token);
  }
  return negated;
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    if (token.gap !== GAPS.none || clauses.length === 0) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses;
}

function use(token: Token | undefined): void {
  if (token) token.use = "negation";
}
