import type { Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";

/** The tokens of companions before a counted group: `opa, oma en` (grandpa, grandma and), `papa mama`. */
export function companionsBefore({ tokens, grammar }: Sentence, at: number): Token[] {
  const before: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = free(tokens[index]);
    const next = tokens[index + 1];
    // *wat kan ik met 20 man* (what can I do with 20 people) counts 20, not 21.
    const isSelf = grammar.is("self", token) && next !== undefined && grammar.connectors.and(next);
    if (!token || !(isSelf || grammar.is("alone", token) || isConnector(token) || grammar.is("article", token))) break;
    before.push(token);
  }
  const alone = before.filter((token) => isOneMore(token)).length;
  return alone > 1 || (alone === 1 && before.some(isConnector)) ? before : [];

  function isConnector(token: Token): boolean {
    return grammar.connectors.and(token) || grammar.is("with", token);
  }

  function isOneMore(token: Token): boolean {
    return grammar.is("alone", token) || grammar.is("self", token);
  }
}

/** The tokens of companions after a counted group: `en opa` (and grandpa), `en ik` (and I), `, opa en oma`. */
export function companionsAfter(sentence: Sentence, from: number): Token[] {
  const { tokens, grammar } = sentence;
  const after: Token[] = [];
  for (let at = from; ;) {
    const connector = free(tokens[at]);
    const first = connector && grammar.connectors.and(connector) ? at + 1 : at;
    const end = grammar.is("article", tokens[first]) ? first + 2 : first + 1;
    const isJoined = first > at ? tokens[first]?.gap === GAPS.none : tokens[first]?.gap === GAPS.soft;
    if (!connector || !isJoined || !isOneMoreAt(sentence, end - 1, first > at)) return after;
    after.push(...tokens.slice(at, end));
    at = end;
  }
}

/** *20 man en ik* (20 people and I) is 21 persons; in *20 man en ik wil …* (… and I want …) a clause begins. */
function isOneMoreAt({ tokens, grammar }: Sentence, at: number, isAfterAnd: boolean): boolean {
  const one = free(tokens[at]);
  if (!one) return false;
  const next = tokens[at + 1];
  const isEnd = !next || next.gap !== GAPS.none || grammar.connectors.and(next);
  return grammar.is("alone", one) || (grammar.is("self", one) && isAfterAnd && isEnd);
}

/** The number of companions among tokens. */
export function countCompanions({ grammar }: Sentence, tokens: readonly Token[]): number {
  return tokens.filter((token) => grammar.is("alone", token) || grammar.is("self", token)).length;
}

/** The tokens of `plus partners`, which doubles the group. */
export function partnersAfter({ tokens, grammar }: Sentence, from: number): Token[] {
  const [counted, connector] = [tokens[from - 1], free(tokens[from])];
  const end = grammar.is("article", tokens[from + 1]) ? from + 3 : from + 2;
  const partners = free(tokens[end - 1]);
  const isDouble = connector && grammar.connectors.and(connector) && grammar.is("partners", partners) && !grammar.is("child", counted);
  return isDouble ? tokens.slice(from, end) : [];
}

function free(token: Token | undefined): Token | undefined {
  return token?.use ? undefined : token;
}
