import { isOne, type Element, type Fits, type Phrase, type PhraseTable } from "./phrases.ts";
import { GAPS, type Token } from "./tokens.ts";

/** A matched phrase: tokens `from` up to (excluding) `to`, its numbers, and the indexes of the matched tokens. */
export type Match = { from: number; to: number; numbers: NumberRange[]; taken: readonly number[] };
/** A single number has equal bounds; `all` holds each number of a list. */
export type NumberRange = { low: number; high: number; all: readonly number[] };

/** All matches among unused tokens, from left to right: the longest at each token, and of equal ones the first in the table. */
export function findAll(tokens: readonly Token[], table: PhraseTable, connectors: Connectors): { match: Match; phrase: Phrase }[] {
  const found: { match: Match; phrase: Phrase }[] = [];
  const hasNumber = tokens.some(({ number, use }) => number !== null && !use);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.use) continue;
    let best: { match: Match; phrase: Phrase } | null = null;
    for (const phrases of [
      table.byWord.get(token.word),
      token.number !== null || connectors.between(token) ? table.byNumber : [],
      table.open,
    ]) {
      for (const phrase of phrases ?? []) {
        if (phrase.needsNumber && !hasNumber) continue;
        const match = matchAt(tokens, at, { phrase, connectors });
        if (match && match.to > (best?.match.to ?? at)) best = { match, phrase };
      }
    }
    if (!best) continue;
    found.push(best);
    at = best.match.to - 1;
  }
  return found;
}

/** Tests for words that connect numbers: `5 tot 8`, `tussen 5 en 8`, `4, 9 en 15`. */
export type Connectors = { to: Fits; between: Fits; and: Fits };

type State = { at: number; element: number; numbers: readonly NumberRange[]; mayGap: boolean; taken: readonly number[] };

function matchAt(
  tokens: readonly Token[],
  start: number,
  { phrase, connectors }: { phrase: Phrase; connectors: Connectors },
): Match | null {
  const { elements } = phrase;
  /** Memoizes failed states: skipping optional words in different ways reaches the same state many times. */
  let failed: Set<number> | null = null;
  return step({ at: start, element: 0, numbers: [], mayGap: true, taken: [] });

  function step(state: State): Match | null {
    if (state.at === start) return matchElement(state);
    const key = (state.at * (elements.length + 1) + state.element) * 2 + (state.mayGap ? 1 : 0);
    if (failed?.has(key)) return null;
    const found = matchElement(state);
    if (!found) failed = (failed ?? new Set()).add(key);
    return found;
  }

  function matchElement(state: State): Match | null {
    const element = elements[state.element];
    if (!element) return state.at > start ? { from: start, to: state.at, numbers: [...state.numbers], taken: state.taken } : null;
    const next = { ...state, element: state.element + 1 };
    const token = tokens[state.at];

    if (element.kind === "gap") return step({ ...next, mayGap: true });
    if (element.kind === "end") return !token || token.gap !== GAPS.none ? step(next) : null;
    if (element.kind === "not") return token && token.gap === GAPS.none && element.test.fits(token) ? null : step(next);

    if (token && !token.use && (state.at === start || token.gap === GAPS.none || (state.mayGap && token.gap === GAPS.soft))) {
      const found = isWord(element) ? stepOverWord(token, element, state) : stepOverNumbers(element, state);
      if (found) return found;
    }
    return element.isOptional ? step(next) : null;
  }

  function stepOverWord(token: Token, { kind, test }: Element, { at, element, numbers, taken }: State): Match | null {
    if (kind === "skip" ? token.number !== null : !test.fits(token)) return null;
    return step({ at: at + 1, element: element + 1, numbers, mayGap: false, taken: [...taken, at] });
  }

  function stepOverNumbers({ kind }: Element, { at, element, numbers, taken }: State): Match | null {
    for (const { length, range } of numbersAt(tokens, at, { connectors, kind })) {
      const all = [...taken];
      for (let index = at; index < at + length; index += 1) all.push(index);
      const found = step({ at: at + length, element: element + 1, numbers: [...numbers, range], mayGap: false, taken: all });
      if (found) return found;
    }
    return null;
  }
}

function isWord({ kind }: Element): boolean {
  return kind === "word" || kind === "skip";
}

/** The longest list of numbers, such as the ages of children at a party. */
const MOST_LISTED = 8;

type Reading = { length: number; range: NumberRange };

/** The possible readings of the numbers that begin at a token, the longest first. */
function numbersAt(
  tokens: readonly Token[],
  at: number,
  { connectors, kind }: { connectors: Connectors; kind: Element["kind"] },
): Reading[] {
  const first = free(tokens, at, GAPS.hard);
  if (!first) return [];
  if (connectors.between(first)) {
    // *tussen de 40 en 50*
    const skipped = free(tokens, at + 1, GAPS.none)?.number === null ? 1 : 0;
    const [low, and, high] = [1, 2, 3].map((offset) => free(tokens, at + skipped + offset, GAPS.none));
    const isRange = low && and && high && low.number !== null && high.number !== null && (connectors.and(and) || connectors.to(and));
    return isRange ? [rangeOf([low.number ?? 0, high.number ?? 0], 4 + skipped)] : [];
  }
  if (first.number === null || (kind !== "one" && isOne(first))) return [];

  const found: Reading[] = [rangeOf([first.number], 1)];
  const [to, high] = [free(tokens, at + 1, GAPS.none), free(tokens, at + 2, GAPS.none)];
  if (to && high && high.number !== null && connectors.to(to)) found.push(rangeOf([first.number, high.number], 3));
  if (kind === "list") found.push(...listsFrom(tokens, at, connectors));
  return found.toSorted((a, b) => b.length - a.length);
}

/** The lists of two or more numbers that begin at a token: `4, 9 en 15`, `6 8`. */
function listsFrom(tokens: readonly Token[], at: number, connectors: Connectors): Reading[] {
  const numbers: number[] = [];
  const found: Reading[] = [];
  let next = at;
  while (numbers.length < MOST_LISTED) {
    const token = free(tokens, next, next === at ? GAPS.hard : GAPS.soft);
    if (!token || token.number === null || isOne(token)) break;
    numbers.push(token.number);
    next += 1;
    if (numbers.length > 1) found.push(rangeOf(numbers, next - at));
    const connector = free(tokens, next, GAPS.soft);
    if (connector && connectors.and(connector) && free(tokens, next + 1, GAPS.none)?.number !== null) next += 1;
  }
  return found;
}

function free(tokens: readonly Token[], at: number, widest: number): Token | null {
  const token = tokens[at];
  return token && !token.use && token.gap <= widest ? token : null;
}

function rangeOf(all: readonly number[], length: number): Reading {
  return { length, range: { low: Math.min(...all), high: Math.max(...all), all: [...all] } };
}
