import { QUERY_LENGTH } from "../contract/limits.ts";
import { foldCase } from "../../packages/search/text/fold-case.ts";

/** Apostrophes and primes beyond those that `folded` drops, and signs that nobody sees: direction marks, zero-width spaces. */
const UNSEEN = /[\p{Cf}\u02B9-\u02BF\u02C8\u2018-\u201B\u2032\u2035\uFF07]/gu;
/** An apostrophe of any kind, for what must be seen before it is dropped. */
const APOSTROPHE = "['’‘‛`´ʼʹ′＇]";
const ARTICLE_BEGUN = new RegExp(`(^|\\s)${APOSTROPHE}[st][-‐‑\\s]*$`, "iu");

/** Of a longer text the rest is not read: no place has so many words. */
const MOST_WORDS = 12;

/** A name or a query as places are compared: `'s-Gravenhage` is `s gravenhage`, `Ams\u200Bterdam` is `amsterdam`. */
export function placeWords(text: string): string {
  const seen = text.slice(0, QUERY_LENGTH).replace(UNSEEN, "");
  return (foldCase(seen).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS).join(" ");
}

/** As people write umlauts who have none on their keyboard: `Muenchen`. */
export function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]/gi, (umlaut) => `${foldCase(umlaut)}e`);
}

/** A query as it is looked up: `'s-` and `'t ` are words of their own, and what they begin comes after them. */
export function placeQuery(text: string): string {
  return ARTICLE_BEGUN.test(text) ? `${placeWords(text)} ` : placeWords(text);
}

/** Articles, prepositions, and what is left of them in `a/d`, `o.d.`, `i.`: within a name they tell no places apart. */
const LINKS = new Set([
  ...["a", "aan", "ad", "al", "am", "an", "au", "auf", "aux", "b", "bei", "beim", "bij", "d", "de", "dem", "den", "der", "des", "du"],
  ...["en", "i", "id", "im", "in", "la", "le", "les", "lez", "o", "ob", "od", "op", "over", "sous", "sur", "t", "te", "ten", "ter"],
  ...["u", "unter", "v", "vd", "van", "vom", "von", "vor"],
]);

export function isLink(word: string): boolean {
  return LINKS.has(word);
}

/** Words that stand for each other in all languages. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  ...{ sint: "st", sankt: "st", saint: "st", sainte: "st", ste: "st", snt: "st", skt: "st" },
  ...{ het: "t", aen: "aan" },
};

/** What a shortened word may stand for. Those of one letter are words of their own, or links, further on in a name. */
const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  ...{ gr: ["gross", "groot", "grote"], kl: ["klein", "kleine"], nw: ["nieuw", "nieuwe", "neu"], hl: ["heilig", "heiligen"] },
  ...{ ob: ["ober"], nd: ["nieder", "neder"], ndr: ["nieder"], nied: ["nieder"], unt: ["unter"], bd: ["bad"] },
  ...{ schwab: ["schwabisch"], hann: ["hannoversch"], bay: ["bayerisch"], bayer: ["bayerisch"], dt: ["deutsch"] },
};
const SHORTENED_FIRST: Readonly<Record<string, readonly string[]>> = {
  ...{ b: ["bad"], n: ["nieuw", "noord", "neu", "nieder"], o: ["oud", "oost", "ober"], z: ["zuid"], w: ["west"], u: ["unter"] },
};

/**
 * The words of a name as they are written shorter or otherwise: `alphen rijn` of *Alphen a/d Rijn* and of *Alphen aan den
 * Rijn*, `st truiden` of *Sint-Truiden*, `ijsselstein` of *Ysselstein*.
 */
export function plainWords(words: readonly string[]): string[] {
  return words
    .map((word) => SAME_WORDS[word] ?? word)
    .filter((word, index) => index === 0 || index === words.length - 1 || !isLink(word))
    .map((word) => word.replaceAll("y", "ij"));
}

/** Every way to read the words of a query: as they are, and with each meaning of what is shortened; at most five. */
export function readingsOf(words: readonly string[]): string[][] {
  const meanings = words.map((word, index) => [...(SHORTENED[word] ?? []), ...(index === 0 ? (SHORTENED_FIRST[word] ?? []) : [])]);
  const most = words.length > 1 ? Math.max(...meanings.map(({ length }) => length)) : 0;
  const spelledOut = Array.from({ length: most }, (_, nth) =>
    words.map((word, index) => meanings[index]?.[nth] ?? meanings[index]?.[0] ?? word),
  );
  return [[...words], ...spelledOut];
}

/** What comes before a name in a sentence, or is an article that is not its own: `op de Veluwe`, `het Gooi`. */
const BEFORE = new Set(
  ["de", "den", "der", "die", "das", "het", "t", "la", "le", "les", "in", "op", "bij", "rond", "rondom", "te", "naar"].concat([
    ...["um", "bei", "im", "am", "auf", "rund", "near"],
  ]),
);

/** The words of a name without those that only lead up to it; the last word is always left. */
export function withoutLeading(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, index) => index === words.length - 1 || !BEFORE.has(word));
  return words.slice(Math.max(0, first));
}
