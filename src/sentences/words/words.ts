import type { WordClasses } from "../phrases.ts";

/** The words and phrases of a language by meaning, in the syntax of `phrases.ts`. */
export type Words = {
  classes: WordClasses;
  /** Phrases that announce a correction: `of nee` (or no). */
  correction: readonly string[];
  /** `20 km van` (20 km from); the distance is the number. */
  radius: readonly string[];
  /** Each with one number, in euros. */
  price: readonly string[];
  /** Prices for the whole group. */
  priceInTotal: readonly string[];
  /** Words for ten euros: `tientje`. */
  tenner: readonly string[];
  time: readonly string[];
  /** Numbers that are neither persons nor ages: anniversaries, teams, rooms. */
  otherNumbers: readonly string[];
  age: readonly string[];
  /** School classes by number; family brands only. */
  schoolYear: readonly string[];
  firstYearOfSecondary: readonly string[];
  /** Family brands only. */
  childAge: readonly string[];
  /** Ages in months: `18 mnd`. */
  monthsOld: readonly string[];
  birthday: readonly string[];
  /** Total persons; takes precedence over other counts. */
  total: readonly string[];
  count: readonly string[];
  /** `2 groepen: 22 en 23`. */
  parts: readonly string[];
  /** Bare age ranges: `4 t/m 12`. */
  ageRange: readonly string[];
  /** `2 klassen van 26`. */
  product: readonly string[];
  couples: readonly string[];
  near: readonly string[];
  nearAfter: readonly string[];
  negation: readonly string[];
  indoors: readonly string[];
  outdoors: readonly string[];
  /** `niet binnen` (not indoors); read before other negations. */
  notIndoors: readonly string[];
  notOutdoors: readonly string[];
  /** Either is fine, expressed by a negation: `hoeft niet binnen` (need not be indoors). */
  eitherIsFine: readonly string[];
  /** Either is fine, or the words have another meaning. */
  indoorsIrrelevant: readonly string[];
  area: { ORIGIN_COUNTRY: readonly string[]; EUROPE: readonly string[]; OUTSIDE_EUROPE: readonly string[] };
};
