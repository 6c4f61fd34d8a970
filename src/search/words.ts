/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i" };

/** A base shorter than this says too little: *uitje* must not find every *uit*. */
const SHORTEST_BASE = 4;

/**
 * A text in lower case, without diacritics or apostrophes; ß is ss and ĳ is ij. Index and query both go through here,
 * so what a visitor types without accents is found.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’‘`´]/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a query as they are compared: folded, with a Dutch plural diminutive in the singular (*uitjes* is *uitje*). */
export function wordsOf(text: string): string[] {
  return (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=[a-z]{2}je)s$/, ""));
}

/** What a text is found by: its words, and what its diminutives are small ones of. */
export function termsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set([...words, ...words.flatMap(basesOf)]);
}

/** Whether a word of a query finds a text with these terms: as the beginning of one, or as a diminutive of one. */
export function findsTerm(query: string, terms: Iterable<string>): boolean {
  const bases = basesOf(query);
  for (const term of terms) {
    if (term.startsWith(query) || bases.includes(term)) return true;
  }
  return false;
}

/**
 * What a diminutive may be a small one of: *bootje* → boot, *boompje* → boom, *koninkje* → koning.
 * Where spelling leaves it open (*feestje*: feest or fees) both are given; empty for any other word.
 */
function basesOf(word: string): string[] {
  const bases: string[] = [];
  const add = (ending: RegExp, replacement: string) => {
    if (ending.test(word)) bases.push(word.replace(ending, replacement));
  };
  add(/je$/, "");
  add(/tje$/, "");
  add(/mpje$/, "m");
  add(/nkje$/, "ng");
  add(/([bdfgklmnprst])\1etje$/, "$1");
  add(/(?<=[^aeiou])etje$/, "");
  return bases.filter((base) => base.length >= SHORTEST_BASE);
}
