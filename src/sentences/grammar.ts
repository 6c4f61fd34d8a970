import type { Facts } from "./facts.ts";
import type { Connectors } from "./find-all.ts";
import { fitsAny, phrasesOf, type PhraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { wordsOfLanguage } from "./words/of-language.ts";
import type { Words } from "./words/words.ts";

type TableName = Exclude<keyof Words, "classes" | "area">;

/** The compiled phrase tables and word classes of a language. */
export type Grammar = {
  connectors: Connectors;
  table: (name: TableName) => PhraseTable;
  area: Readonly<Record<keyof Words["area"], PhraseTable>>;
  is: (name: string, token: Token | undefined) => boolean;
  /** Whether a class lists exactly this word. */
  isOf: (name: string, word: string) => boolean;
  /** The value of an ordinal (*vijfde*): its position in the class, from 1. */
  ordinalOf: (token: Token | undefined) => number | null;
  classes: Words["classes"];
  /** Every word of the tables with four letters or more. */
  vocabulary: ReadonlySet<string>;
  /** The vocabulary without small talk: the words that a typing error may be corrected to. */
  contentWords: readonly string[];
};

/** Classes whose words are never used as corrections. */
const SMALL_TALK = ["talk", "stop", "alsoPlaces", "about", "able", "notRuledOut", "needNot", "merely", "beforeNo"];

/** Classes whose words are used as corrections even when they are small talk too: *binen* becomes *binnen* (indoors). */
const CONTENT_CLASSES = ["indoorWord", "outdoorWord"];

const grammars = new Map<string, Grammar>();

/** Compiled on first use, and cached by language and country. */
export function grammarOf({ language, country }: Pick<Facts, "language" | "country">): Grammar {
  const key = `${language} ${country}`;
  const grammar = grammars.get(key) ?? makeGrammar(wordsOfLanguage(language, country));
  grammars.set(key, grammar);
  return grammar;
}

function makeGrammar(words: Words): Grammar {
  const { classes, area } = words;
  const tables = new Map<TableName, PhraseTable>();
  const tests = new Map(Object.entries(classes).map(([name, list]) => [name, fitsAny(list.split(/\s+/))]));
  const vocabulary = vocabularyOf(words);
  const wordsOf = (names: readonly string[]) => new Set(names.flatMap((name) => classes[name]?.split(/\s+/) ?? []));
  const isSmall = wordsOf(SMALL_TALK).difference(wordsOf(CONTENT_CLASSES));
  const ordinals = classes["ordinal"]?.split(/\s+/) ?? [];
  const fits = (name: string) => tests.get(name) ?? (() => false);
  return {
    connectors: { to: fits("to"), between: fits("between"), and: fits("and") },
    table(name) {
      const known = tables.get(name) ?? phrasesOf(words[name], classes);
      tables.set(name, known);
      return known;
    },
    area: {
      ORIGIN_COUNTRY: phrasesOf(area.ORIGIN_COUNTRY, classes),
      EUROPE: phrasesOf(area.EUROPE, classes),
      OUTSIDE_EUROPE: phrasesOf(area.OUTSIDE_EUROPE, classes),
    },
    is: (name, token) => token !== undefined && fits(name)(token),
    isOf: (name, word) => classes[name]?.split(/\s+/).includes(word) ?? false,
    ordinalOf: (token) => ordinals.indexOf(token?.word ?? "") + 1 || null,
    classes,
    vocabulary,
    contentWords: [...vocabulary].filter((word) => !isSmall.has(word)),
  };
}

function vocabularyOf({ classes, area, ...tables }: Words): Set<string> {
  const phrases = [...Object.values(tables).flat(), ...Object.values(area).flat()];
  const words = [...Object.values(classes), ...phrases].flatMap((text) => text.split(/[ |]+/));
  return new Set(words.filter((word) => /^\p{L}{4,}$/u.test(word)));
}
