import { termOf } from "../../../packages/search/text/analyse.ts";
import { normaliseText } from "../../../packages/search/text/normalise-text.ts";
import type { TextLanguage } from "../../../packages/search/search.ts";
import type { FilterFact } from "../facts.ts";
import type { Grammar } from "../grammar.ts";
import type { Sentence } from "../sentence.ts";
import { GAPS, wordOf, type Token } from "../tokens.ts";
import { LEAST_POPULATION } from "./place/sizes.ts";

/**
 * Phrases of filters, indexed by the stem of their first word. A synonym is a phrase: words in any form, `#` for a number, `*` before
 * or after a part of a compound (`zomer*`, `*weekend`), `=` before a word that must match exactly. Articles are skipped.
 */
export type FilterPhrases = {
  byStem: ReadonlyMap<string, readonly FilterPhrase[]>;
  loose: readonly FilterPhrase[];
  /** Phrases with a `#`, with a negation (*zonder drempels*, *weer of geen weer*), and with a number of their own. */
  numbered: readonly FilterPhrase[];
  negated: readonly FilterPhrase[];
  withFigure: readonly FilterPhrase[];
};

type FilterPhrase = { filter: FilterFact; elements: readonly PhraseElement[]; isCompound: boolean };
type PhraseElement = { kind: "stem" | "word" | "end" | "beginning" | "number"; text: string };

/** Compiles the names and synonyms of a brand's filters into phrases. */
export function filterPhrases(
  filters: readonly FilterFact[],
  { language, grammar }: { language: TextLanguage; grammar: Grammar },
): FilterPhrases {
  const byStem = new Map<string, FilterPhrase[]>();
  const loose: FilterPhrase[] = [];
  for (const filter of filters) {
    for (const text of [filter.name, ...filter.synonyms]) {
      const elements = elementsOf(text, { language, grammar });
      const [first] = elements;
      if (!first) continue;
      const phrase = { filter, elements, isCompound: elements.length === 1 && (first.kind === "end" || first.kind === "beginning") };
      if (first.kind === "stem" || first.kind === "word") byStem.set(first.text, [...(byStem.get(first.text) ?? []), phrase]);
      else loose.push(phrase);
    }
  }
  const all = [...[...byStem.values()].flat(), ...loose];
  return {
    byStem,
    loose: loose.filter((phrase) => !isNumbered(phrase)),
    numbered: all.filter(isNumbered),
    negated: all.filter(({ elements }) => elements.some(({ kind, text }) => kind === "stem" && grammar.isOf("no", text))),
    withFigure: all.filter(({ elements }) => elements.some(({ text }) => /^\d+$/.test(text))),
  };
}

function elementsOf(text: string, { language, grammar }: { language: TextLanguage; grammar: Grammar }): PhraseElement[] {
  return text.split(/\s+/).flatMap((piece): PhraseElement[] => {
    const word = wordOf(piece, language);
    if (piece === "#") return [{ kind: "number", text: "" }];
    if (piece.startsWith("*")) return [{ kind: "end", text: word }];
    if (piece.endsWith("*")) return [{ kind: "beginning", text: word }];
    if (piece.startsWith("=")) return [{ kind: "word", text: word }];
    if (/^\d+$/.test(word)) return [{ kind: "word", text: word }];
    if (grammar.isOf("article", word)) return [];
    return [{ kind: "stem", text: termOf(language === "de" ? normaliseText(piece, "de").replaceAll("-", "") : word, language).stem }];
  });
}

/** Filters whose phrases need a number; read before ages, since *50 jaar bestaan* (50th anniversary) is no age. */
export function readNumberedFilters(sentence: Sentence, { numbered }: FilterPhrases): FilterFact[] {
  return sentence.tokens.some(({ number }) => number !== null) ? readWith(sentence, () => numbered) : [];
}

/** Filters with a number in their name (*6 tot 9 jaar*); their words stay unused, because they are an age or price as well. */
export function readFigures(sentence: Sentence, { withFigure }: FilterPhrases): FilterFact[] {
  if (withFigure.length === 0 || !sentence.tokens.some(({ isDigits }) => isDigits)) return [];
  const copy = { ...sentence, tokens: sentence.tokens.map((token) => ({ ...token })) };
  return readWith(copy, () => withFigure);
}

/** Filters that are named by a negation (*geen trappen*); read before other negations. */
export function readNegatedFilters(sentence: Sentence, { negated }: FilterPhrases): FilterFact[] {
  return readWith(sentence, () => negated);
}

function isNumbered({ elements }: FilterPhrase): boolean {
  return elements.some(({ kind }) => kind === "number");
}

/** Every filter in the sentence. A word is used by one filter, except that each part of a compound may name one. */
export function readFilters(sentence: Sentence, phrases: FilterPhrases): FilterFact[] {
  return readWith(sentence, ({ stem, word }) => [
    ...(phrases.byStem.get(stem) ?? []),
    ...(phrases.byStem.get(word) ?? []),
    ...phrases.loose,
  ]);
}

function readWith(sentence: Sentence, candidates: (token: Token) => readonly FilterPhrase[]): FilterFact[] {
  const { tokens } = sentence;
  const found: FilterFact[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || isTaken(token, sentence.grammar) || isIntroducedName(sentence, at)) continue;
    const matches = candidates(token).flatMap((phrase) => {
      const taken = phrase.isCompound && isNameOfPlace(sentence, token) ? null : matchAt(sentence, at, phrase);
      return taken ? [{ phrase, taken }] : [];
    });
    const whole = matches.filter(({ phrase }) => !phrase.isCompound);
    const longest = Math.max(0, ...whole.map(({ taken }) => taken.length));
    // *afscheidsborrel* matches farewell and drinks, but where *zomerfeest* matches as a whole, `zomer*` does not count.
    const chosen = whole.length > 0 ? matches.filter((match) => isOfCompound(match, longest)) : matches;
    for (const { phrase, taken } of chosen) {
      found.push(phrase.filter);
      for (const index of taken) {
        const used = tokens[index];
        if (used) used.use ??= "filter";
      }
    }
  }
  return found;
}

/** `in Dieren`: a capitalised Dutch word after *in* is a place, if there is one with that name. */
function isIntroducedName({ tokens, facts, grammar }: Sentence, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (facts.language !== "nl" || !token?.isCapital || token.gap !== GAPS.none || !grammar.is("surelyIntroducesPlace", before)) return false;
  const place = facts.places.named(token.nameKey);
  return place?.type === "CITY" && place.country === facts.country;
}

/** Keeps the longest matches of whole words, and matches of the end of a compound. */
function isOfCompound({ phrase, taken }: { phrase: FilterPhrase; taken: readonly number[] }, longest: number): boolean {
  return phrase.isCompound ? longest === 1 && phrase.elements[0]?.kind === "end" : taken.length === longest;
}

/** Whether a word is the name of a larger city: *Winterswijk* does not match `winter*`. */
function isNameOfPlace({ facts, grammar }: Sentence, { nameKey, word }: Token): boolean {
  return !grammar.vocabulary.has(word) && (facts.places.named(nameKey, "CITY")?.population ?? 0) >= LEAST_POPULATION.alsoWord;
}

/** The indexes of the tokens that match a phrase at `at`; null without a match. */
function matchAt({ tokens, grammar }: Sentence, at: number, { elements }: FilterPhrase): number[] | null {
  const taken: number[] = [];
  let next = at;
  for (const [index, element] of elements.entries()) {
    if (index > 0) for (; isSkipped(tokens[next], grammar); next += 1) taken.push(next);
    const token = tokens[next];
    if (!token || isTaken(token, grammar) || (index > 0 && token.gap === GAPS.hard) || !fits(element, token)) return null;
    taken.push(next);
    next += 1;
  }
  // *hooguit twee uur rijden* is travel time, not the duration of an activity.
  const isOnTheWay = grammar.is("duration", tokens[next - 1]) && tokens[next]?.gap === GAPS.none && grammar.is("travel", tokens[next]);
  return isOnTheWay ? null : taken;
}

/**
 * Whether a token is not available to filters. Words for times, people and ages are, because they may name a filter too
 * (*vrijdagmiddag*, *3 kleinkinderen*, *vierde verjaardag*), but not their numbers and years: *8 jarigen* is no birthday.
 */
function isTaken(token: Token, grammar: Grammar): boolean {
  if (token.use === null || token.use === "time") return false;
  return !(token.use === "age" || token.use === "persons") || token.number !== null || grammar.is("years", token);
}

function fits({ kind, text }: PhraseElement, token: Token): boolean {
  switch (kind) {
    case "stem":
      return token.stem === text;
    case "word":
      return token.word === text;
    case "end":
      return token.word.endsWith(text);
    case "beginning":
      return token.word.startsWith(text) && token.word.length > text.length + 1;
    case "number":
      return token.number !== null && token.number > 1;
  }
}

/** An article within a phrase. */
function isSkipped(token: Token | undefined, grammar: Grammar): boolean {
  return token?.gap === GAPS.none && grammar.is("article", token);
}

/**
 * The price bands for a budget: the band that contains it and all cheaper ones. Bands without an upper bound never match.
 */
export function budgetFilters(filters: readonly FilterFact[], euros: number | null): FilterFact[] {
  if (euros === null) return [];
  const bands = filters.flatMap((filter) => (filter.upTo_cents === null ? [] : [{ filter, end: filter.upTo_cents }]));
  const reached = Math.min(...bands.map(({ end }) => end).filter((end) => end > 0 && end >= euros * 100));
  return bands.filter(({ end }) => end <= reached).map(({ filter }) => filter);
}
