import { QUERY_LENGTH } from "../contract/limits.ts";
import { foldCase } from "../../packages/search/text/fold-case.ts";

/** Apostrophes and primes that `folded` does not remove, and invisible characters: direction marks, zero-width spaces. */
const UNSEEN = /[\p{Cf}\u02B9-\u02BF\u02C8\u2018-\u201B\u2032\u2035\uFF07]/gu;
/** Any kind of apostrophe, for a test before they are removed. */
const APOSTROPHE = "['’‘‛`´ʼʹ′＇]";
const ARTICLE_BEGUN = new RegExp(`(^|\\s)${APOSTROPHE}[st][-‐‑\\s]*$`, "iu");

/** Further words are ignored: no place name has so many. */
const MAX_WORDS = 12;

/** Normalises a name or query for comparison: `'s-Gravenhage` becomes `s gravenhage`, `Ams\u200Bterdam` becomes `amsterdam`. */
export function placeWords(text: string): string {
  const seen = text.slice(0, QUERY_LENGTH).replace(UNSEEN, "");
  return (foldCase(seen).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS).join(" ");
}

/** Spells umlauts out: `Muenchen` for `München`. */
export function withoutUmlauts(text: string): string {
  return text.replace(/[äöü]/gi, (umlaut) => `${foldCase(umlaut)}e`);
}

/** Normalises a query for look-up: `'s-` and `'t ` are complete words, so a space is kept after them. */
export function placeQuery(text: string): string {
  return ARTICLE_BEGUN.test(text) ? `${placeWords(text)} ` : placeWords(text);
}

/** Articles, prepositions, and their abbreviations in `a/d`, `o.d.`, `i.`: within a name they do not distinguish places. */
const LINKS = new Set([
  ...["a", "aan", "ad", "al", "am", "an", "au", "auf", "aux", "b", "bei", "beim", "bij", "d", "de", "dem", "den", "der", "des", "du"],
  ...["en", "i", "id", "im", "in", "la", "le", "les", "lez", "o", "ob", "od", "op", "over", "sous", "sur", "t", "te", "ten", "ter"],
  ...["u", "unter", "v", "vd", "van", "vom", "von", "vor"],
]);

export function isLink(word: string): boolean {
  return LINKS.has(word);
}

/** Equivalent words in all languages. */
const SAME_WORDS: Readonly<Record<string, string>> = {
  ...{ sint: "st", sankt: "st", saint: "st", sainte: "st", ste: "st", snt: "st", skt: "st" },
  ...{ het: "t", aen: "aan" },
};

/** The meanings of abbreviated words. Single letters count as abbreviations only in first position. */
const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  ...{ gr: ["gross", "groot", "grote"], kl: ["klein", "kleine"], nw: ["nieuw", "nieuwe", "neu"], hl: ["heilig", "heiligen"] },
  ...{ ob: ["ober"], nd: ["nieder", "neder"], ndr: ["nieder"], nied: ["nieder"], unt: ["unter"], bd: ["bad"] },
  ...{ schwab: ["schwabisch"], hann: ["hannoversch"], bay: ["bayerisch"], bayer: ["bayerisch"], dt: ["deutsch"] },
};
const SHORTENED_FIRST: Readonly<Record<string, readonly string[]>> = {
  ...{ b: ["bad"], n: ["nieuw", "noord", "neu", "nieder"], o: ["oud", "oost", "ober"], z: ["zuid"], w: ["west"], u: ["unter"] },
};

/**
 * A canonical spelling of a name's words: `alphen rijn` for *Alphen a/d Rijn* and *Alphen aan den Rijn*, `st truiden` for
 * *Sint-Truiden*, `ijsselstein` for *Ysselstein*.
 */
export function plainWords(words: readonly string[]): string[] {
  return words
    .map((word) => SAME_WORDS[word] ?? word)
    .filter((word, index) => index === 0 || index === words.length - 1 || !isLink(word))
    .map((word) => word.replaceAll("y", "ij"));
}

/** All readings of a query: as written, and with each meaning of its abbreviations; at most five. */
export function readingsOf(words: readonly string[]): string[][] {
  const meanings = words.map((word, index) => [...(SHORTENED[word] ?? []), ...(index === 0 ? (SHORTENED_FIRST[word] ?? []) : [])]);
  const count = words.length > 1 ? Math.max(...meanings.map(({ length }) => length)) : 0;
  const spelledOut = Array.from({ length: count }, (_, nth) =>
    words.map((word, index) => meanings[index]?.[nth] ?? meanings[index]?.[0] ?? word),
  );
  return [[...words], ...spelledOut];
}

/** Prepositions and articles before a name that are not part of it: `op de Veluwe`, `het Gooi`. */
const BEFORE = new Set(
  ["de", "den", "der", "die", "das", "het", "t", "la", "le", "les", "in", "op", "bij", "rond", "rondom", "te", "naar"].concat([
    ...["um", "bei", "im", "am", "auf", "rund", "near"],
  ]),
);

/** The words of a name without leading prepositions and articles; the last word always remains. */
export function withoutLeading(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, index) => index === words.length - 1 || !BEFORE.has(word));
  return words.slice(Math.max(0, first));
}
