import type { Forms } from "./forms.ts";
import { dutchForms } from "./dutch-forms.ts";
import { germanForms } from "./german-forms.ts";
import { joinedWithVerbs } from "./gerunds.ts";
import type { TextLanguage } from "../search.ts";
import { yieldEvery } from "../yield-every.ts";
import { entriesOf, type LexiconEntry } from "./lexicon-entry.ts";
import { dutchWords } from "./lexicon/dutch/words.ts";
import { germanWords } from "./lexicon/german/words.ts";
import { formsOfLoan } from "./loan-forms.ts";
import { normaliseText } from "./normalise-text.ts";

/** The words of a language in all their forms. */
export type Lexicon = {
  /** Stem by form: *boten* and *bootje* have the stem boot. */
  stemOfForm: ReadonlyMap<string, string>;
  /** Stem by form as the first or middle part of a compound: *bedrijfs* is bedrijf, *kinder* is kind. */
  firstParts: ReadonlyMap<string, string>;
  /** Stem by form, of words that may be the last part of a compound. */
  lastParts: ReadonlyMap<string, string>;
  /** The longer nouns of `lastParts`: they end compounds with unknown beginnings. */
  heads: ReadonlyMap<string, string>;
  /** Nouns of four letters or more at the beginning of compounds: they find compounds with unknown ends. */
  beginnings: ReadonlyMap<string, string>;
  loans: ReadonlySet<string>;
  /** The length of the longest form of each, to limit look-ups. */
  longest: Readonly<Record<"firstParts" | "lastParts" | "heads" | "beginnings", number>>;
};

/** Rules would turn shorter words into others: *ei* (egg) into *eis* (demand). */
const SHORTEST_INFLECTED = 3;
/** Abbreviations, with a plural in s: *dj's*. */
const ABBREVIATION = /^[^aeiouyäöü]{2,4}$/;
const NO_FORMS: Forms = { ranked: [], first: [], last: [] };

/** Shorter ones end too many words that are no compounds, except *see* in names of lakes: *Ammersee*. */
const SHORTEST_HEAD = 5;
/** Shorter ones begin too many other words: *bos* (wood) in Boskoop (a town). */
const SHORTEST_BEGINNING = 4;
const SHORT_HEADS: ReadonlySet<string> = new Set(["see", "sees"]);

/** Entries inflected, and forms looked up, in a few milliseconds. */
const WORDS_AT_ONCE = 1_000;
const FORMS_AT_ONCE = 10_000;

type InflectedEntry = LexiconEntry & { forms: Forms };

const lexicons: Partial<Record<TextLanguage, Lexicon>> = {};

/** The lexicon of a language, created on first use. */
export function lexiconOf(language: TextLanguage): Lexicon {
  const lexicon = lexicons[language] ?? runToEnd(makeLexicon(language));
  lexicons[language] = lexicon;
  return lexicon;
}

/** Creates the lexicons in advance, and yields every few milliseconds: in one step it would take 150. */
export function* prepareLexicons(): Generator<void> {
  for (const language of ["nl", "de"] as const) {
    if (lexicons[language]) continue;
    const lexicon = yield* makeLexicon(language);
    // `lexiconOf` may have created it meanwhile.
    lexicons[language] ??= lexicon;
  }
}

/** Runs a generator to its end. */
function runToEnd<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

function* makeLexicon(language: TextLanguage): Generator<void, Lexicon> {
  const shouldYield = yieldEvery(WORDS_AT_ONCE);
  const entries: InflectedEntry[] = [];
  for (const entry of listedWords(language)) {
    entries.push({ ...entry, forms: formsOf(entry, language) });
    if (shouldYield(1)) yield;
  }

  const stemOfForm = new Map<string, string>();
  for (const rank of RANKS) {
    for (const entry of entries) {
      claim(stemOfForm, entry.stem, rank(entry));
      if (shouldYield(1)) yield;
    }
  }
  const { firstParts, lastParts } = yield* partsOf(entries, stemOfForm);
  const loans = new Set(entries.filter(({ kind }) => kind === "loans").flatMap(({ word }) => [word, `${word}s`]));
  const nouns = new Set(entries.filter(({ isPart, kind }) => isPart && kind === "nouns").map(({ stem }) => stem));
  const heads = yield* partsThat(lastParts, (form, stem) => isHead(form) && nouns.has(stem));
  const beginnings = yield* partsThat(firstParts, (form, stem) => form.length >= SHORTEST_BEGINNING && nouns.has(stem));
  const longest = {
    ...{ firstParts: yield* longestOf(firstParts), lastParts: yield* longestOf(lastParts) },
    ...{ heads: yield* longestOf(heads), beginnings: yield* longestOf(beginnings) },
  };
  return { stemOfForm, firstParts, lastParts, heads, beginnings, loans, longest };
}

/** Words take precedence over forms of other words as parts. */
function* partsOf(
  entries: readonly InflectedEntry[],
  stemOfForm: ReadonlyMap<string, string>,
): Generator<void, Pick<Lexicon, "firstParts" | "lastParts">> {
  const shouldYield = yieldEvery(WORDS_AT_ONCE);
  const parts = entries.filter(({ isPart }) => isPart);
  const firstParts = new Map<string, string>();
  const lastParts = new Map<string, string>();
  for (const { word, stem } of parts) for (const stems of [firstParts, lastParts]) claim(stems, stem, [word]);
  yield;

  for (const { kind, stem, forms, ...entry } of parts) {
    const irregular = kind === "nouns" ? entry.irregular : [];
    const isOwn = (form: string) => stemOfForm.get(form) === stem;
    claim(firstParts, stem, [...irregular, ...forms.first]);
    claim(lastParts, stem, [...irregular, ...forms.last].filter(isOwn));
    if (shouldYield(1)) yield;
  }
  return { firstParts, lastParts };
}

function* partsThat(
  parts: ReadonlyMap<string, string>,
  isIncluded: (form: string, stem: string) => boolean,
): Generator<void, Map<string, string>> {
  const shouldYield = yieldEvery(FORMS_AT_ONCE);
  const found = new Map<string, string>();
  for (const [form, stem] of parts) {
    if (isIncluded(form, stem)) found.set(form, stem);
    if (shouldYield(1)) yield;
  }
  return found;
}

function* longestOf(forms: ReadonlyMap<string, string>): Generator<void, number> {
  const shouldYield = yieldEvery(FORMS_AT_ONCE);
  let longest = 0;
  for (const form of forms.keys()) {
    longest = Math.max(longest, form.length);
    if (shouldYield(1)) yield;
  }
  return longest;
}

function listedWords(language: TextLanguage): readonly LexiconEntry[] {
  const spell = (text: string) => normaliseText(text, language);
  return language === "nl" ? entriesOf(dutchWords, spell) : joinedWithVerbs(entriesOf(germanWords, spell));
}

function formsOf(entry: LexiconEntry, language: TextLanguage): Forms {
  if (ABBREVIATION.test(entry.word)) return formsOfLoan(entry.word);
  if (entry.word.length < SHORTEST_INFLECTED) return NO_FORMS;
  if (entry.kind === "loans") return formsOfLoan(entry.word);
  return language === "nl" ? dutchForms(entry) : germanForms(entry);
}

/** Forms are claimed rank by rank: *radio* is a word, even if it could be a form of another. */
const RANKS: readonly ((entry: InflectedEntry) => readonly string[])[] = [
  ({ word }) => [word],
  ({ irregular }) => irregular,
  ({ forms }) => forms.ranked[0] ?? [],
  ({ forms }) => forms.ranked[1] ?? [],
  ({ forms }) => forms.ranked[2] ?? [],
];

function isHead(form: string): boolean {
  return form.length >= SHORTEST_HEAD || SHORT_HEADS.has(form);
}

function claim(stems: Map<string, string>, stem: string, forms: readonly string[]): void {
  for (const form of forms) if (!stems.has(form)) stems.set(form, stem);
}
