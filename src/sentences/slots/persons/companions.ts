import type { Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";

/** `opa, oma en` or `papa mama` before those that are counted: the tokens of one more each. */
export function companionsBefore({ tokens, grammar }: Sentence, at: number): Token[] {
  const before: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = free(tokens[index]);
    const next = tokens[index + 1];
    // *wat kan ik met 20 man* has nobody beside the 20.
    const isSelf = grammar.is("self", token) && next !== undefined && grammar.joints.and(next);
    if (!token || !(isSelf || grammar.is("alone", token) || isJoint(token) || grammar.is("article", token))) break;
    before.push(token);
  }
  const alone = before.filter((token) => isOneMore(token)).length;
  return alone > 1 || (alone === 1 && before.some(isJoint)) ? before : [];

  function isJoint(token: Token): boolean {
    return grammar.joints.and(token) || grammar.is("with", token);
  }

  function isOneMore(token: Token): boolean {
    return grammar.is("alone", token) || grammar.is("self", token);
  }
}

/** `en opa`, `en ik`, `, opa en oma`: the tokens of one more each. */
export function companionsBehind(sentence: Sentence, from: number): Token[] {
  const { tokens, grammar } = sentence;
  const behind: Token[] = [];
  for (let at = from; ;) {
    const joint = free(tokens[at]);
    const first = joint && grammar.joints.and(joint) ? at + 1 : at;
    const end = grammar.is("article", tokens[first]) ? first + 2 : first + 1;
    const isJoined = first > at ? tokens[first]?.gap === GAPS.none : tokens[first]?.gap === GAPS.soft;
    if (!joint || !isJoined || !isOneMoreAt(sentence, end - 1, first > at)) return behind;
    behind.push(...tokens.slice(at, end));
    at = end;
  }
}

/** *20 man en ik* are 21, *20 man en ik wil …* begins another clause. */
function isOneMoreAt({ tokens, grammar }: Sentence, at: number, isBehindAnd: boolean): boolean {
  const one = free(tokens[at]);
  if (!one) return false;
  const next = tokens[at + 1];
  const isEnd = !next || next.gap !== GAPS.none || grammar.joints.and(next);
  return grammar.is("alone", one) || (grammar.is("self", one) && isBehindAnd && isEnd);
}

/** How many companions tokens name. */
export function countCompanions({ grammar }: Sentence, tokens: readonly Token[]): number {
  return tokens.filter((token) => grammar.is("alone", token) || grammar.is("self", token)).length;
}

/** `plus partners`: as many again. */
export function partnersBehind({ tokens, grammar }: Sentence, from: number): Token[] {
  const [counted, joint] = [tokens[from - 1], free(tokens[from])];
  const end = grammar.is("article", tokens[from + 1]) ? from + 3 : from + 2;
  const partners = free(tokens[end - 1]);
  const isDouble = joint && grammar.joints.and(joint) && grammar.is("partners", partners) && !grammar.is("child", counted);
  return isDouble ? tokens.slice(from, end) : [];
}

function free(token: Token | undefined): Token | undefined {
  return token?.use ? undefined : token;
}
