import { foldCase } from "../../packages/search/text/fold-case.ts";
import { normaliseText } from "../../packages/search/text/normalise-text.ts";
import { termOf } from "../../packages/search/text/analyse.ts";
import type { TextLanguage } from "../../packages/search/search.ts";
import { numberWords } from "./numbers.ts";
import { nameKey } from "./slots/place/name-key.ts";

/** A word, number or sign of a sentence. */
export type Token = {
  /** As it was typed. */
  raw: string;
  /** Case-folded, without hyphens and dots, typing errors corrected; compared with the word tables. */
  word: string;
  /** The key for looking up names of places. */
  nameKey: string;
  /** The stem that all forms of the word share. */
  stem: string;
  start: number;
  end: number;
  /** The value of digits or a number word; null for other words. */
  number: number | null;
  isDigits: boolean;
  /** The separator from the previous token: only spaces, a comma or bracket, or the end of a sentence. */
  gap: Gap;
  isCapital: boolean;
  /** The slot that uses it; null while unused. */
  use: Use | null;
};

export const GAPS = { none: 0, soft: 1, hard: 2 } as const;
export type Gap = (typeof GAPS)[keyof typeof GAPS];
export type Use = "radius" | "price" | "time" | "age" | "persons" | "negation" | "filter" | "place" | "indoors" | "area" | "talk";

/** Abbreviations with punctuation, dates, numbers, signs that stand for a word, and words with hyphens and apostrophes. */
const TOKEN =
  /p\. ?p\.?(?![\p{L}])|t\/m|m\/v\b|v\/m\b|e\.o\.?|o\.i\.d\.?|i\.v\.m\.?|m\.u\.v\.?|z\. ?b\.?(?![\p{L}])|d\.h\.|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|\d{1,2}\.\d{3}(?!\d)|\d+[.,:]\d+|\d+|[€+=&±-]|['’‘`´]?[\p{L}][\p{L}\p{M}'’‘`´]*(?:[-‐‑][\p{L}][\p{L}\p{M}'’‘`´]*)*/giu;
/** Abbreviations whose dot does not end a sentence. */
const ABBREVIATED =
  /(?:^|[^\p{L}])(?:ca|max|min|incl|pers|prs|omg|evt|bijv|etc|st|jr|uur|nr|prov|gem|ma|di|wo|do|vr|za|zo|mo|mi|fr|sa|so|ggf|bzw|u|inkl|exkl|std|mind|jan|feb|apr|jun|jul|aug|sep|sept|okt|nov|dec|dez|pp|eo|\d+)\.$/iu;
const SIGNS: Readonly<Record<TextLanguage, ReadonlyMap<string, string>>> = {
  nl: new Map(Object.entries({ "€": "euro", "+": "plus", "=": "samen", "&": "en", "±": "circa", "-": "tot" })),
  de: new Map(Object.entries({ "€": "euro", "+": "plus", "=": "insgesamt", "&": "und", "±": "circa", "-": "bis" })),
};

/** Further tokens are ignored; the longest query (`QUERY_LENGTH`) has about 40 words. */
const MOST_TOKENS = 64;

/** The tokens of a sentence in reading order. */
export function tokensOf(text: string, language: TextLanguage): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    // The dash of *75,-* and the hyphen of *50-jarig* are no ranges.
    if (raw === "-" && !isRange(text, match.index)) continue;
    if (tokens.length === MOST_TOKENS) break;
    const last = tokens.at(-1);
    const gap = last ? gapOf(text, last.end, match.index) : GAPS.none;
    tokens.push(tokenOf(raw, { language, start: match.index, gap }));
  }
  return tokens;
}

function isRange(text: string, at: number): boolean {
  return /\d\s?$/.test(text.slice(0, at)) && /^-\s?\d/.test(text.slice(at));
}

type Standing = { language: TextLanguage; start: number; gap: Gap };

function tokenOf(raw: string, { language, start, gap }: Standing): Token {
  const word = SIGNS[language].get(raw) ?? wordOf(raw, language);
  const isDigits = /^\d/.test(raw);
  return {
    raw,
    word,
    nameKey: nameKey(raw),
    stem: isDigits ? word : termOf(language === "nl" ? word : normaliseText(raw, language).replaceAll("-", ""), language).stem,
    start,
    end: start + raw.length,
    number: isDigits ? figureOf(raw) : (numberWords(language).get(word) ?? null),
    isDigits,
    gap,
    isCapital: /^['’‘]?\p{Lu}/u.test(raw),
    use: null,
  };
}

/** A word as written in the tables: `t/m` is tm, `e-bike` ebike, `Führung` fuhrung. */
export function wordOf(raw: string, language: TextLanguage): string {
  return foldCase(language === "de" ? normaliseText(raw, "de") : raw).replace(/[^\p{L}\p{N}]/gu, "");
}

/** `27,50` is 27.5, `18.00` is 18, `1.200` is 1200; null for a date. */
function figureOf(raw: string): number | null {
  if (/^\d+\.\s?\d+\./.test(raw)) return null;
  if (/^\d+\.\d{3}$/.test(raw)) return Number(raw.replace(".", ""));
  return Number(raw.replace(",", ".").replace(":", "."));
}

function gapOf(text: string, from: number, to: number): Gap {
  const between = text.slice(from, to);
  if (/[!?;\n…]/.test(between)) return GAPS.hard;
  if (/\.\s*$|\.\.|\.\s/.test(between) && !ABBREVIATED.test(text.slice(Math.max(0, from - 6), from + 1))) return GAPS.hard;
  return /[,()/:"“”„–—]|\s-\s/.test(between) ? GAPS.soft : GAPS.none;
}
