import { dutchForms } from "./dutch-forms.ts";
import { germanForms } from "./german-forms.ts";
import type { TextLanguage } from "../search.ts";
import { entriesOf, type LexiconEntry } from "./lexicon-entry.ts";
import { dutchWords } from "./lexicon/dutch.ts";
import { germanWords } from "./lexicon/german.ts";
import { spelled } from "./spelled.ts";

/** The words of a language in all their forms. */
export type Lexicon = {
  /** Stem by form: *boten* and *bootje* have the stem boot. */
  stemOfForm: ReadonlyMap<string, string>;
  /** Stem by what a word is as the first or middle part of a compound: *bedrijfs* is bedrijf, *kinder* is kind. */
  firstParts: ReadonlyMap<string, string>;
  /** Stem by form, of words that may be the last part of a compound. */
  lastParts: ReadonlyMap<string, string>;
};

/** The forms of a word; in `rare` those that give way to any other word that is written so. */
export type Forms = { usual: readonly string[]; rare: readonly string[]; first: readonly string[] };

const made: Partial<Record<TextLanguage, Lexicon>> = {};

/** The lexicon of a language, made when it is first asked for. */
export function lexiconOf(language: TextLanguage): Lexicon {
  const lexicon = made[language] ?? makeLexicon(language);
  made[language] = lexicon;
  return lexicon;
}

function makeLexicon(language: TextLanguage): Lexicon {
  const entries = entriesOf(spelled(language === "nl" ? dutchWords : germanWords, language));
  const inflect = language === "nl" ? dutchForms : germanForms;
  const words = entries.map((entry) => ({ ...entry, forms: inflect(entry) }));

  const stemOfForm = new Map<string, string>();
  const firstParts = new Map<string, string>();
  const lastParts = new Map<string, string>();
  const claim = (forms: readonly string[], { stem, isPart }: LexiconEntry) => {
    for (const form of forms) {
      if (stemOfForm.has(form)) continue;
      stemOfForm.set(form, stem);
      if (isPart) lastParts.set(form, stem);
    }
  };

  for (const word of words) claim([word.stem], word);
  for (const word of words) claim(word.irregular, word);
  for (const word of words) claim(word.forms.usual, word);
  for (const word of words) claim(word.forms.rare, word);
  for (const word of words.filter(({ isPart }) => isPart)) {
    for (const form of [word.stem, ...word.irregular, ...word.forms.first]) {
      const owner = stemOfForm.get(form);
      if (!firstParts.has(form) || owner === word.stem) firstParts.set(form, word.stem);
    }
  }
  return { stemOfForm, firstParts, lastParts };
}
