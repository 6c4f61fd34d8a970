import type { Token } from "./tokens.ts";

/** Space-separated words by class name; `*` matches any beginning or end of a word. */
export type WordClasses = Readonly<Record<string, string>>;

export type Phrase = { text: string; elements: readonly Element[]; needsNumber: boolean };

/** The phrases of a table, indexed by their possible first words. */
export type PhraseTable = {
  byWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Phrases that may begin with a number, and (`open`) phrases that may begin with any word. */
  byNumber: readonly Phrase[];
  open: readonly Phrase[];
};

export type Element = {
  /** `skip`: any word; `not`: negative lookahead; `gap`: a comma or bracket is allowed; `end`: the end of a clause. */
  kind: "word" | "number" | "list" | "one" | "skip" | "not" | "gap" | "end";
  test: WordTest;
  isOptional: boolean;
};

export type Fits = (token: Token) => boolean;
/** A test and the words that pass it; `isOpen` if words may also pass by their beginning or end. */
type WordTest = { fits: Fits; words: readonly string[]; isOpen: boolean };

/**
 * Compiles phrases, written as space-separated elements: `a|b` is a or b, `a?` is optional, `[class]` is a word of a class, `*feest`
 * a word with that ending. `{n}` is a number or range, `{list}` also a list, `{one}` also the number one; `_` is any word.
 * `![class]` must not follow; `,` allows a comma or bracket; `.` is the end of a clause.
 */
export function phrasesOf(texts: readonly string[], classes: WordClasses): PhraseTable {
  const tests = new Map<string, WordTest>();
  const phrases = texts.map((text) => {
    const elements = text
      .trim()
      .split(/\s+/)
      .map((element) => elementOf(element, classes, tests));
    return { text, elements, needsNumber: elements.some((element) => isNumber(element) && !element.isOptional) };
  });
  const byWord = new Map<string, Phrase[]>();
  const [byNumber, open]: [Phrase[], Phrase[]] = [[], []];
  for (const phrase of phrases) {
    const { words, mayBeNumber, isOpen } = beginningsOf(phrase);
    if (isOpen) open.push(phrase);
    else for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
    if (mayBeNumber && !isOpen) byNumber.push(phrase);
  }
  return { byWord, byNumber, open };
}

const ANYTHING: WordTest = { fits: () => true, words: [], isOpen: true };
const KINDS: Readonly<Record<string, Element["kind"]>> = {
  "{n}": "number",
  "{one}": "one",
  "{list}": "list",
  _: "skip",
  ",": "gap",
  ".": "end",
};

function elementOf(text: string, classes: WordClasses, tests: Map<string, WordTest>): Element {
  const isOptional = text.endsWith("?") && text.length > 1;
  const bare = isOptional ? text.slice(0, -1) : text;
  const kind = KINDS[bare];
  if (kind) return { kind, test: ANYTHING, isOptional };
  if (bare.startsWith("!")) return { kind: "not", test: testOf(bare.slice(1), classes, tests), isOptional };
  return { kind: "word", test: testOf(bare, classes, tests), isOptional };
}

/** The possible first tokens of a phrase. */
function beginningsOf({ elements }: Phrase): { words: Set<string>; mayBeNumber: boolean; isOpen: boolean } {
  const words = new Set<string>();
  let [mayBeNumber, isOpen] = [false, false];
  for (const element of elements) {
    const { kind, test, isOptional } = element;
    if (isNumber(element)) mayBeNumber = true;
    if (kind === "skip" || (kind === "word" && test.isOpen)) isOpen = true;
    if (kind === "word") for (const word of test.words) words.add(word);
    if (!isOptional && (kind === "word" || kind === "skip" || mayBeNumber)) break;
  }
  return { words, mayBeNumber, isOpen };
}

function isNumber({ kind }: Element): boolean {
  return kind === "number" || kind === "one" || kind === "list";
}

function testOf(text: string, classes: WordClasses, tests: Map<string, WordTest>): WordTest {
  const known = tests.get(text);
  if (known) return known;
  const words = [...text.matchAll(/\[([^\]]+)\]|([^|]+)/g)].flatMap(([, names, word]) =>
    word === undefined ? (names ?? "").split("|").flatMap((name) => wordsOfClass(name, classes)) : [word],
  );
  const test = {
    fits: fitsAny(words),
    words: words.filter((word) => !word.includes("*")),
    isOpen: words.some((word) => word.includes("*")),
  };
  tests.set(text, test);
  return test;
}

/** A name in brackets that is not a class stands for itself. */
function wordsOfClass(name: string, classes: WordClasses): string[] {
  return classes[name]?.trim().split(/\s+/) ?? [name];
}

/** Makes a test for these words; `*x` matches endings and `x*` beginnings. */
export function fitsAny(words: readonly string[]): Fits {
  const whole = new Set(words.filter((word) => !word.includes("*")));
  const ends = words.filter((word) => word.startsWith("*")).map((word) => word.slice(1));
  const beginnings = words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  if (ends.length + beginnings.length === 0) return ({ word }) => whole.has(word);
  return ({ word }) => whole.has(word) || ends.some((end) => word.endsWith(end)) || beginnings.some((begin) => word.startsWith(begin));
}

/** Whether the token is *een* or *ein*, which is an article more often than a number. */
export function isOne({ number, isDigits }: Token): boolean {
  return number === 1 && !isDigits;
}
