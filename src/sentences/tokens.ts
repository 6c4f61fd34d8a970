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
  /** Folded, without hyphens and dots: what tables are compared with. Typing errors are corrected in it. */
  word: string;
  /** As names of places are compared. */
  nameKey: string;
  /** Stands for all its forms. */
  stem: string;
  start: number;
  end: number;
  /** What a figure or a numeral counts; null for words. */
  number: number | null;
  isDigits: boolean;
  /** What stands before it: nothing but blanks, a comma or bracket, or the end of a sentence. */
  gap: Gap;
  isCapital: boolean;
  /** The slot that uses it; null while none does. */
  use: Use | null;
};

export const GAPS = { none: 0, soft: 1, hard: 2 } as const;
export type Gap = (typeof GAPS)[keyof typeof GAPS];
export type Use = "radius" | "price" | "time" | "age" | "persons" | "negation" | "filter" | "place" | "indoors" | "area" | "talk";

/** Abbreviations with signs in them, dates, figures, signs that mean a word, and words with their hyphens and apostrophes. */
const TOKEN =
  /p\. ?p\.?(?![\p{L}])|t\/m|m\/v\b|v\/m\b|e\.o\.?|o\.i\.d\.?|i\.v\.m\.?|m\.u\.v\.?|z\. ?b\.?(?![\p{L}])|d\.h\.|\d{1,2}\.\s?\d{1,2}\.(?:\d{2,4})?|\d{1,2}\.\d{3}(?!\d)|\d+[.,:]\d+|\d+|[€+=&±-]|['’‘`´]?[\p{L}][\p{L}\p{M}'’‘`´]*(?:[-‐‑][\p{L}][\p{L}\p{M}'’‘`´]*)*/giu;
/** Words whose dot ends no sentence. */
const ABBREVIATED =
  /(?:^|[^\p{L}])(?:ca|max|min|incl|pers|prs|omg|evt|bijv|etc|st|jr|uur|nr|prov|gem|ma|di|wo|do|vr|za|zo|mo|mi|fr|sa|so|ggf|bzw|u|inkl|exkl|std|mind|jan|feb|apr|jun|jul|aug|sep|sept|okt|nov|dec|dez|pp|eo|\d+)\.$/iu;
const SIGNS: Readonly<Record<TextLanguage, ReadonlyMap<string, string>>> = {
  nl: new Map(Object.entries({ "€": "euro", "+": "plus", "=": "samen", "&": "en", "±": "circa", "-": "tot" })),
  de: new Map(Object.entries({ "€": "euro", "+": "plus", "=": "insgesamt", "&": "und", "±": "circa", "-": "bis" })),
};

/** The rest of a longer text is not read: the longest that may be searched for has some 40 words (`QUERY_LENGTH`). */
const MOST_TOKENS = 64;

/** The tokens of a sentence in reading order. */
export function tokensOf(text: string, language: TextLanguage): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [raw] = match;
    // The sign of *75,-*, the hyphen of *50-jarig*.
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

/** A word as tables have it: `t/m` is tm, `e-bike` ebike, `Führung` fuhrung. */
export function wordOf(raw: string, language: TextLanguage): string {
  return foldCase(language === "de" ? normaliseText(raw, "de") : raw).replace(/[^\p{L}\p{N}]/gu, "");
}

/** `27,50` is 27.5, `18.00` is 18, `1.200` is 1200; a date counts nothing. */
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
