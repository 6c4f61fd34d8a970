import type { Match } from "../../find-all.ts";
import { matchAndMark, type Sentence } from "../../sentence.ts";
import { GAPS, type Token } from "../../tokens.ts";
import { companionsBefore, companionsAfter, countCompanions, partnersAfter } from "./companions.ts";
import { groupAt, isGroupSize } from "./group-at.ts";

/** The group size; null when the sentence counts no people. */
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

/** Whether a number word counts another noun: `met twee vingers` (with two fingers). */
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

function mostOf(counts: readonly number[]): number | null {
  return counts.length > 0 ? Math.max(...counts) : null;
}

/** The totals of several groups: `2 klassen van 26` (2 classes of 26), `2 groepen: 22 en 23`, `6 stellen` (6 couples). */
function multiplied(sentence: Sentence): number[] {
  const { grammar } = sentence;
  const isFit = (match: Match) => isCount(match) && isSum(sentence, match);
  const parts = matchAndMark(sentence, grammar.table("parts"), { use: "persons", isFit });
  const classes = matchAndMark(sentence, grammar.table("product"), { use: "persons", isFit: isCount });
  const couples = matchAndMark(sentence, grammar.table("couples"), { use: "persons", isFit: isCount });
  const products = [
    ...parts.map(({ numbers, to }) => ({ count: (numbers[1]?.all ?? []).reduce((sum, count) => sum + count, 0), to })),
    ...classes.map(({ numbers, to }) => ({ count: (numbers[0]?.high ?? 0) * (numbers[1]?.high ?? 0), to })),
    ...couples.map(({ numbers, to }) => ({ count: (numbers[0]?.high ?? 0) * 2, to })),
  ];
  return products.map(({ count, to }) => count + leadersAfter(sentence, to));
}

/** Whether there are as many counts as groups; in *2 klassen van 26 en 6 begeleiders* the last counts supervisors. */
function isSum({ tokens, grammar }: Sentence, { numbers: [groups, counts], to }: Match): boolean {
  return counts !== undefined && counts.all.length > 1 && counts.all.length === groups?.high && !grammar.is("leaders", tokens[to]);
}

/** The number of supervisors in `3 klassen van 26 plus 6 begeleiders`, `3 Kolonnen à 6 Mann plus Chefin`. */
function leadersAfter(sentence: Sentence, end: number): number {
  const { tokens, grammar } = sentence;
  const from = grammar.is("with", tokens[end]) ? end + 1 : afterConnector(sentence, end);
  const leaders = from > end ? groupAt(sentence, from) : null;
  const companions = leaders ? [] : companionsAfter(sentence, end);
  for (const token of leaders ? tokens.slice(end, leaders.end) : companions) token.use = "persons";
  return leaders?.count ?? countCompanions(sentence, companions);
}

/** `54 leerlingen en 10 begeleiders` (pupils, supervisors) is a group of 64, `opa, oma en 3 kleinkinderen` (grandchildren) one of 5. */
function countedGroups(sentence: Sentence): number[] {
  const { tokens, grammar } = sentence;
  const groups: { count: number; isUnknown: boolean }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const parts = partsAt(sentence, at);
    const last = parts.at(-1);
    if (!last || parts.every(({ isOne }) => isOne)) continue;
    const companions = [...companionsBefore(sentence, at), ...companionsAfter(sentence, last.end)];
    const partners = partnersAfter(sentence, last.end);
    for (const token of [...tokens.slice(at, last.end), ...companions, ...partners]) token.use = "persons";
    const counted = parts.reduce((sum, { count }) => sum + count, countCompanions(sentence, companions));
    const isPart = grammar.is("amongThem", tokens[at - 1]);
    if (!isPart) {
      groups.push({
        count: partners.length > 0 ? counted * 2 : counted,
        isUnknown: parts.every(({ isUnknown }) => isUnknown),
      });
    }
    at = last.end - 1;
  }
  // Unknown plurals count only if nothing else does: *4 nationaliteiten, 15 collega's*.
  const sure = groups.filter(({ isUnknown }) => !isUnknown);
  return (sure.length > 0 ? sure : groups).map(({ count }) => count);
}

/** The groups of a sum that begins at a token: `8 vrouwen, 4 mannen en 3 kinderen`. */
function partsAt(sentence: Sentence, at: number): NonNullable<ReturnType<typeof groupAt>>[] {
  const { tokens, grammar } = sentence;
  const parts = [];
  let part = groupAt(sentence, at);
  while (part) {
    parts.push(part);
    const from = afterConnector(sentence, part.end);
    const isJoined = from > part.end;
    const next = tokens[from]?.gap === GAPS.hard ? null : groupAt(sentence, from, isJoined);
    // *40 collega's, 33 personen* states the group size twice.
    const isRepeated = next !== null && tokens[from]?.gap === GAPS.soft && grammar.is("generic", tokens[next.end - 1]);
    part = next && !isRepeated && (next.isUnknown === part.isUnknown || isJoined) ? next : null;
  }
  return parts;
}

/** Numbers that stand alone in brackets after a word for people: `onze vakgroep (7)` (our department). */
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

/** The index after ages and a connector, where the next part of a sum would begin: *18 kids van 4 tot 12, 3 leidsters*. */
function afterConnector({ tokens, grammar }: Sentence, from: number): number {
  let end = from;
  while (tokens[end]?.use === "age") end += 1;
  const token: Token | undefined = tokens[end];
  return token && grammar.connectors.and(token) ? end + 1 : end;
}
