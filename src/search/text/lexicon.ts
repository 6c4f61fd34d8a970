import { dutchForms } from "./dutch-forms.ts";
import { germanForms } from "./german-forms.ts";
import { joinedWithVerbs } from "./gerunds.ts";
import type { TextLanguage } from "../search.ts";
import { entriesOf, type LexiconEntry } from "./lexicon-entry.ts";
import { dutchWords } from "./lexicon/dutch/words.ts";
import { germanWords } from "./lexicon/german/words.ts";
import { formsOfLoan } from "./loan-forms.ts";
import { spelled } from "./spelled.ts";

/** The words of a language in all their forms. */
export type Lexicon = {
  /** Stem by form: *boten* and *bootje* have the stem boot. */
  stemOfForm: ReadonlyMap<string, string>;
  /** Stem by what a word is as the first or middle part of a compound: *bedrijfs* is bedrijf, *kinder* is kind. */
  firstParts: ReadonlyMap<string, string>;
  /** Stem by form, of words that may be the last part of a compound. */
  lastParts: ReadonlyMap<string, string>;
  /** The longer nouns among them: they end compounds whose beginning nobody knows. */
  heads: ReadonlyMap<string, string>;
  loans: ReadonlySet<string>;
};

/** The forms that rules make of a word. */
export type Forms = {
  /** What it is as a word; those further on give way to any other word that is written so. */
  ranked: readonly (readonly string[])[];
  /** What it is as the first or middle part of a compound, and as the last, beside the word itself. */
  first: readonly string[];
  last: readonly string[];
};

/** What rules would make of shorter words is too often another word: *ei*, *eis*. */
const SHORTEST_INFLECTED = 3;
const NO_FORMS: Forms = { ranked: [], first: [], last: [] };

/** Shorter ones end too many words that are no compounds, but for lakes: *Ammersee*. */
const SHORTEST_HEAD = 5;
const SHORT_HEADS: ReadonlySet<string> = new Set(["see", "sees"]);

type InflectedEntry = LexiconEntry & { forms: Forms };

const made: Partial<Record<TextLanguage, Lexicon>> = {};

/** The lexicon of a language, made when it is first asked for. */
export function lexiconOf(language: TextLanguage): Lexicon {
  const lexicon = made[language] ?? makeLexicon(language);
  made[language] = lexicon;
  return lexicon;
}

function makeLexicon(language: TextLanguage): Lexicon {
  const entries = listedWords(language).map((entry) => ({ ...entry, forms: formsOf(entry, language) }));
  const parts = entries.filter(({ isPart }) => isPart);

  const stemOfForm = new Map<string, string>();
  for (const rank of RANKS) for (const entry of entries) claim(stemOfForm, entry.stem, rank(entry));

  const firstParts = new Map<string, string>();
  const lastParts = new Map<string, string>();
  for (const entry of parts) {
    claim(firstParts, entry.stem, [entry.word]);
    claim(lastParts, entry.stem, [entry.word]);
  }
  for (const entry of parts) {
    const { stem, forms } = entry;
    const irregular = entry.kind === "nouns" ? entry.irregular : [];
    claim(firstParts, stem, [...irregular, ...forms.first]);
    claim(
      lastParts,
      stem,
      [...irregular, ...forms.last].filter((form) => stemOfForm.get(form) === stem),
    );
  }

  const loans = new Set(entries.filter(({ kind }) => kind === "loans").flatMap(({ word }) => [word, `${word}s`]));
  const nouns = new Set(parts.filter(({ kind }) => kind === "nouns").map(({ stem }) => stem));
  const heads = new Map([...lastParts].filter(([form, stem]) => isHead(form) && nouns.has(stem)));
  return { stemOfForm, firstParts, lastParts, heads, loans };
}

function listedWords(language: TextLanguage): readonly LexiconEntry[] {
  const spell = (text: string) => spelled(text, language);
  return language === "nl" ? entriesOf(dutchWords, spell) : joinedWithVerbs(entriesOf(germanWords, spell));
}

function formsOf(entry: LexiconEntry, language: TextLanguage): Forms {
  if (entry.word.length < SHORTEST_INFLECTED) return NO_FORMS;
  if (entry.kind === "loans") return formsOfLoan(entry.word);
  return language === "nl" ? dutchForms(entry) : germanForms(entry);
}

/** Which forms a word may claim before others get their next ones: *radio* is a word, whatever else it may be a form of. */
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
