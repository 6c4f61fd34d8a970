import type { WordClasses } from "../phrases.ts";

/** The words and phrases of a language by what they say; `phrases.ts` has how they are written. */
export type Words = {
  classes: WordClasses;
  /** `of nee`, before what is meant instead. */
  correction: readonly string[];
  /** `20 km van`; the distance is the number. */
  radius: readonly string[];
  /** Each with one number, in euros. */
  price: readonly string[];
  /** Prices of the whole group. */
  priceInTotal: readonly string[];
  /** Ten euros by their own word. */
  tenner: readonly string[];
  time: readonly string[];
  /** Figures that are neither persons nor ages: years that something exists, teams, rooms. */
  otherNumbers: readonly string[];
  age: readonly string[];
  /** School classes by number, read where families look. */
  schoolYear: readonly string[];
  firstYearOfSecondary: readonly string[];
  /** Only where families look. */
  childAge: readonly string[];
  /** Ages in months: `18 mnd`. */
  monthsOld: readonly string[];
  birthday: readonly string[];
  /** Persons in all, before what is counted otherwise. */
  total: readonly string[];
  count: readonly string[];
  /** `2 groepen: 22 en 23`. */
  parts: readonly string[];
  /** Ages alone, as families write them: `4 t/m 12`. */
  ageRange: readonly string[];
  /** `2 klassen van 26`. */
  product: readonly string[];
  couples: readonly string[];
  near: readonly string[];
  nearBehind: readonly string[];
  negation: readonly string[];
  indoors: readonly string[];
  outdoors: readonly string[];
  /** `niet binnen`, read before other negations. */
  notIndoors: readonly string[];
  notOutdoors: readonly string[];
  /** Either is fine, said with a negation: `hoeft niet binnen`. */
  eitherDoor: readonly string[];
  /** Either is fine, or what only sounds like it. */
  neitherDoor: readonly string[];
  area: { ORIGIN_COUNTRY: readonly string[]; EUROPE: readonly string[]; OUTSIDE_EUROPE: readonly string[] };
};
