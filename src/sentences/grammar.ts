import type { Facts } from "./facts.ts";
import type { Joints } from "./find-all.ts";
import { fitsAny, phrasesOf, type PhraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { wordsOfLanguage } from "./words/of-language.ts";
import type { Words } from "./words/words.ts";

type TableName = Exclude<keyof Words, "classes" | "area">;

/** The words of a language made ready for matching. */
export type Grammar = {
  joints: Joints;
  table: (name: TableName) => PhraseTable;
  area: Readonly<Record<keyof Words["area"], PhraseTable>>;
  is: (name: string, token: Token | undefined) => boolean;
  /** Whether a class lists a word just so. */
  isOf: (name: string, word: string) => boolean;
  /** The number of an ordinal (*vijfde*): its position in the class. */
  ordinalOf: (token: Token | undefined) => number | null;
  classes: Words["classes"];
  /** Every word of the tables, for typing errors. */
  vocabulary: ReadonlySet<string>;
  /** Those of them that say something: a mistyped word is never corrected to small talk. */
  telling: readonly string[];
};

/** Classes whose words are no correction of a mistyped one. */
const SMALL_TALK = ["talk", "stop", "alsoPlaces", "about", "able", "notRuledOut", "needNot", "merely", "beforeNo"];

/** Classes whose words may be small talk as well, and are corrected all the same: *binen*. */
const TELLING = ["indoorWord", "outdoorWord"];

const grammars = new Map<string, Grammar>();

/** Made when it is first asked for, once for each language and country. */
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
  const isSmall = wordsOf(SMALL_TALK).difference(wordsOf(TELLING));
  const ordinals = classes["ordinal"]?.split(/\s+/) ?? [];
  const fits = (name: string) => tests.get(name) ?? (() => false);
  return {
    joints: { to: fits("to"), between: fits("between"), and: fits("and") },
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
    telling: [...vocabulary].filter((word) => !isSmall.has(word)),
  };
}

function vocabularyOf({ classes, area, ...tables }: Words): Set<string> {
  const phrases = [...Object.values(tables).flat(), ...Object.values(area).flat()];
  const words = [...Object.values(classes), ...phrases].flatMap((text) => text.split(/[ |]+/));
  return new Set(words.filter((word) => /^\p{L}{4,}$/u.test(word)));
}
