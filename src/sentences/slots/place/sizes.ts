/** From how many people on a place is meant, by how sure its name is. */
export const LARGE_ENOUGH = {
  /** By a name alone, without a word that leads to it or a capital. */
  alone: 8_000,
  /** By a name that is a word of the language too, between commas. */
  alsoWord: 2_000,
  /** The same at the end of a clause. */
  alsoWordAtEnd: 50_000,
  /** With parts that are named behind it: *Bremen-Vegesack*. */
  withParts: 50_000,
  /** Abroad, and there with a word that leads to it. */
  abroad: 100_000,
  abroadLed: 5_000,
  /** With a typing error; of five letters; of many; and with a word that leads to it. */
  mistyped: 20_000,
  longMistyped: 8_000,
  shortMistyped: 80_000,
  mistypedLed: 1_000,
} as const;
