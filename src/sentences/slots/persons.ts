import type { Match } from "../find-all.ts";
import { isOne } from "../phrases.ts";
import { matchAndMark, type Sentence } from "../sentence.ts";
import { GAPS, type Token } from "../tokens.ts";

/** More than the search can be asked for is no group. */
const MOST = 5000;

/** How many come along; null when the sentence counts nobody. */
export function readPersons(sentence: Sentence): number | null {
  const { grammar } = sentence;
  const products = multiplied(sentence);
  const groups = [...countedGroups(sentence), ...inBrackets(sentence)];
  const totals = counts(sentence, "total");
  const others = counts(sentence, "count");
  const [product] = products;
  return totals.at(-1) ?? product ?? mostOf(groups) ?? mostOf(others);

  function counts(from: Sentence, table: "total" | "count"): number[] {
    const isFit = (match: Match) => isCount(match) && (table === "total" || !countsThings(sentence, match));
    return matchAndMark(from, grammar.table(table), { use: "persons", isFit }).flatMap(({ numbers }) => numbers[0]?.high ?? []);
  }
}

function isCount({ numbers }: Match): boolean {
  return numbers.length > 0 && numbers.every(({ high }) => isGroupSize(high));
}

function isGroupSize(count: number): boolean {
  return count >= 1 && count <= MOST && Number.isInteger(count);
}

/** `met twee vingers`: a numeral before a word for something. */
function countsThings({ tokens, grammar }: Sentence, { from, to }: Match): boolean {
  const last = tokens[to - 1];
  const next = tokens[to];
  if (!last || last.number === null || last.isDigits || from === to - 1) return false;
  return (
    next !== undefined &&
    next.gap === GAPS.none &&
    !next.use &&
    next.number === null &&
    !grammar.is("stop", next) &&
    !grammar.is("talk", next)
  );
}

/** As many counts as groups are named. */
function isSum({ numbers: [groups, counts] }: Match): boolean {
  return counts !== undefined && counts.all.length > 1 && counts.all.length === groups?.high;
}

function mostOf(counts: readonly number[]): number | null {
  return counts.length > 0 ? Math.max(...counts) : null;
}

/** `2 klassen van 26`, `6 stellen`. */
function multiplied(sentence: Sentence): number[] {
  const { grammar } = sentence;
  const classes = matchAndMark(sentence, grammar.table("product"), { use: "persons", isFit: isCount });
  const parts = matchAndMark(sentence, grammar.table("parts"), { use: "persons", isFit: (match) => isCount(match) && isSum(match) });
  const couples = matchAndMark(sentence, grammar.table("couples"), { use: "persons", isFit: isCount });
  const products = [
    ...classes.map(({ numbers, to }) => ({ count: (numbers[0]?.high ?? 0) * (numbers[1]?.high ?? 0), to })),
    ...parts.map(({ numbers, to }) => ({ count: (numbers[1]?.all ?? []).reduce((sum, count) => sum + count, 0), to })),
    ...couples.map(({ numbers, to }) => ({ count: (numbers[0]?.high ?? 0) * 2, to })),
  ];
  return products.map(({ count, to }) => count + leadersBehind(sentence, to));
}

/** `3 klassen van 26 plus 6 begeleiders`: they come along too. */
function leadersBehind(sentence: Sentence, end: number): number {
  const { tokens, grammar } = sentence;
  const from = grammar.is("with", tokens[end]) ? end + 1 : afterJoint(sentence, end);
  const leaders = from > end ? groupAt(sentence, from) : null;
  if (!leaders) {
    const alone = companionsBehind(sentence, end);
    for (const token of alone) token.use = "persons";
    return alone.filter((token) => grammar.is("alone", token)).length;
  }
  for (const token of tokens.slice(end, leaders.end)) token.use = "persons";
  return leaders.count;
}

/** `54 leerlingen en 10 begeleiders` is one group of 64, `opa, oma en 3 kleinkinderen` one of 5. */
function countedGroups(sentence: Sentence): number[] {
  const { tokens, grammar } = sentence;
  const groups: { count: number; isUnknown: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = groupAt(sentence, at);
    if (!found) continue;
    let group = found;
    const parts = [group];
    for (;;) {
      const from = afterJoint(sentence, group.end);
      const next = tokens[from]?.gap === GAPS.hard ? null : groupAt(sentence, from, from > group.end);
      // *8 vrouwen, 4 mannen* are 12; *40 collega's, 33 personen* are said twice.
      const isJoined = from > group.end;
      if (
        !next ||
        (next.isUnknown !== group.isUnknown && !isJoined) ||
        (tokens[from]?.gap === GAPS.soft && grammar.is("generic", tokens[next.end - 1]))
      )
        break;
      parts.push(next);
      group = next;
    }
    if (parts.every(({ isOne }) => isOne)) continue;
    const companions = [...companionsBefore(sentence, at), ...companionsBehind(sentence, group.end)];
    const partners = partnersBehind(sentence, group.end);
    for (const token of [...tokens.slice(at, group.end), ...companions, ...partners]) token.use = "persons";
    const isPart = grammar.is("amongThem", tokens[at - 1]);
    const alone = companions.filter((token) => grammar.is("alone", token)).length;
    const counted = parts.reduce((sum, { count }) => sum + count, alone);
    if (!isPart) groups.push({ count: partners.length > 0 ? counted * 2 : counted, isUnknown: parts.every(({ isUnknown }) => isUnknown) });
    at = group.end - 1;
  }
  // *4 nationaliteiten, 15 collega's*
  const sure = groups.filter(({ isUnknown }) => !isUnknown);
  return (sure.length > 0 ? sure : groups).map(({ count }) => count);
}

/** `onze vakgroep (7)`: a number alone in brackets behind who they are. */
function inBrackets({ text, tokens, grammar }: Sentence): number[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    if (token.use || token.number === null || !isGroupSize(token.number) || !before) return [];
    const isAlone = /\(\s*$/.test(text.slice(before.end, token.start)) && /^\s*\)/.test(text.slice(token.end));
    if (!isAlone || !["group", "people", "someone"].some((name) => grammar.is(name, before))) return [];
    token.use = "persons";
    return [token.number];
  });
}

/** `isUnknown` where no table has the word that counts them. */
type Group = { count: number; end: number; isOne: boolean; isUnknown: boolean };

/** Words between a number and who is counted: *30 leuke enthousiaste meiden*. */
const MOST_BETWEEN = 2;
/** A smaller number in words counts things more often than people. */
const LEAST_IN_WORDS = 4;
/** In a shorter text a number and a noun are a title: *101 dalmatiërs*. */
const SHORTEST_OPEN = 3;

/** A number of persons with the word that counts them (`20 collega's`), and the token at which it ends. */
function groupAt(sentence: Sentence, at: number, isFurther = false): Group | null {
  const { tokens, grammar } = sentence;
  const first = free(tokens[at]);
  if (!first || first.number === null || !isGroupSize(first.number)) return null;
  // *1. Herren* is a team.
  if (first.number === 1 && first.isDigits && sentence.text[first.end] === ".") return null;
  const [to, high] = [tokens[at + 1], tokens[at + 2]];
  const isRange =
    free(to) &&
    free(high) &&
    to &&
    grammar.joints.to(to) &&
    high &&
    high.number !== null &&
    isGroupSize(high.number) &&
    high.gap === GAPS.none;
  const from = isRange ? at + 3 : at + 1;
  const who = tokens[from];
  // *12 Leute vom Lehrstuhl und 19 aus der Verwaltung*
  if (isFurther && who && who.gap === GAPS.none && grammar.is("from", who)) {
    return { count: isRange ? (high.number ?? 0) : first.number, end: from, isOne: isOne(first), isUnknown: false };
  }
  // *een stel suffe docenten* are more than one.
  const mostBetween = isOne(first) && !first.isDigits ? 0 : MOST_BETWEEN;
  for (let next = from; next <= from + mostBetween; next += 1) {
    const token = free(tokens[next]);
    if (!token || token.gap !== GAPS.none || token.number !== null) return null;
    // *8+ personen*
    if (next === from && token.raw === "+") continue;
    // *twee printers* are none: who is meant by a figure may be anybody, by a numeral it must be plain.
    const isSomeone = grammar.is(first.isDigits ? "someone" : "surelySomeone", token) && tokens.length > SHORTEST_OPEN;
    const isPeople = grammar.is("people", token) || isSomeone;
    const isCounted = first.isDigits || first.number >= LEAST_IN_WORDS;
    const isUnknown = !isPeople && next === from && isCounted && isUnknownPlural(sentence, token);
    if ((isPeople || isUnknown) && !grammar.is("measure", token)) {
      return { count: isRange ? (high.number ?? 0) : first.number, end: next + 1, isOne: isOne(first), isUnknown };
    }
    if (grammar.is("stop", token) || grammar.is("measure", token) || grammar.is("money", token) || grammar.is("km", token)) return null;
  }
  return null;
}

/** `8 kerels`: what is counted in figures and no activity has, are people more often than anything else. */
function isUnknownPlural({ tokens, grammar, facts }: Sentence, token: Token): boolean {
  if (tokens.length <= SHORTEST_OPEN || !grammar.is("plural", token) || grammar.is("years", token)) return false;
  return !grammar.vocabulary.has(token.word) && !facts.isWritten(token.raw);
}

/** Behind *en*, *+*, *plus de*, and behind their ages (*18 kids van 4 tot 12, 3 leidsters*): where the next part of a sum would begin. */
function afterJoint({ tokens, grammar }: Sentence, from: number): number {
  let end = from;
  while (tokens[end]?.use === "age") end += 1;
  const token = tokens[end];
  return token && grammar.joints.and(token) ? end + 1 : end;
}

/** `opa, oma en` or `papa mama` before those that are counted. */
function companionsBefore({ tokens, grammar }: Sentence, at: number): Token[] {
  const before: Token[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const token = free(tokens[index]);
    if (!token || !(grammar.is("alone", token) || isJoint(token) || grammar.is("article", token))) break;
    before.push(token);
  }
  const alone = before.filter((token) => grammar.is("alone", token)).length;
  return alone > 1 || (alone === 1 && before.some(isJoint)) ? before : [];

  function isJoint(token: Token): boolean {
    return grammar.joints.and(token) || grammar.is("with", token);
  }
}

/** `en opa`, `en ik`, `, opa en oma`: one more each. */
function companionsBehind({ tokens, grammar }: Sentence, from: number): Token[] {
  const behind: Token[] = [];
  for (let at = from; ;) {
    const joint = free(tokens[at]);
    const first = joint && grammar.joints.and(joint) ? at + 1 : at;
    const end = grammar.is("article", tokens[first]) ? first + 2 : first + 1;
    const one = free(tokens[end - 1]);
    const isJoined = first > at ? tokens[first]?.gap === GAPS.none : tokens[first]?.gap === GAPS.soft;
    if (!joint || !isJoined || !one || !grammar.is("alone", one)) return behind;
    behind.push(...tokens.slice(at, end));
    at = end;
  }
}

/** `plus partners`: as many again. */
function partnersBehind({ tokens, grammar }: Sentence, from: number): Token[] {
  const [joint, article] = [free(tokens[from]), tokens[from + 1]];
  const length = article && grammar.is("article", article) ? 3 : 2;
  const partners = free(tokens[from + length - 1]);
  const isDouble = joint && grammar.joints.and(joint) && partners && grammar.is("partners", partners);
  return isDouble ? tokens.slice(from, from + length) : [];
}

function free(token: Token | undefined): Token | undefined {
  return token?.use ? undefined : token;
}
