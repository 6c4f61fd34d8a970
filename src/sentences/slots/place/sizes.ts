/** Least population for reading a name as a place, by how certain the name is. */
export const LEAST_POPULATION = {
  /** A bare name, without an introducing word or capital. */
  alone: 8_000,
  /** A name that is an ordinary word too, between commas. */
  alsoWord: 2_000,
  /** The same at the end of a clause. */
  alsoWordAtEnd: 50_000,
  /** A city with a hyphenated district: *Bremen-Vegesack*. */
  withParts: 50_000,
  /** Abroad, and abroad after an introducing word. */
  abroad: 100_000,
  abroadIntroduced: 5_000,
  /** With a typing error; the same for long names, for names of five letters, and after an introducing word. */
  mistyped: 20_000,
  longMistyped: 8_000,
  shortMistyped: 80_000,
  mistypedIntroduced: 1_000,
} as const;
