/** A text without its postcode, and the countries with such postcodes; null when there is none. */
export type WithoutPostcode = { text: string; countries: readonly string[] | null };

/** `NL-1012 AB`, `1012ab`: four digits and two letters. */
const DUTCH = /(?:\bNL[- ]{0,2})?\b[1-9]\d{3} ?[a-z]{2}\b/iu;
/** `B-9000`, `BE 9000`, `1012`: a Dutch postcode without its letters, or a Belgian one. */
const FOUR = /(?:\b(?:BE?|NL)[- ]{0,2})?\b[1-9]\d{3}\b/iu;
/** `D-50667`, `50667`. */
const FIVE = /(?:\bDE?[- ]{0,2})?\b\d{5}\b/iu;

/**
 * The possible readings of a text that may have a postcode before or after the place; in a full address (`Domplein 1, 3512 JC
 * Utrecht`) the text after it counts. A bare postcode gives an empty text, because places are not found by postcode.
 */
export function withoutPostcode(text: string): WithoutPostcode[] {
  const kinds = [
    { pattern: FIVE, countries: ["DE"] },
    // Before the Dutch pattern, which would take *De* of *9840 De Pinte* for letters of the postcode.
    { pattern: FOUR, countries: ["NL", "BE"] },
    { pattern: DUTCH, countries: ["NL"] },
  ];
  const read = kinds.flatMap(({ pattern, countries }) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    return [{ text: /\p{L}/u.test(after) ? after : before, countries }];
  });
  // The letters of a Dutch postcode are not the beginning of a name.
  const alone = read.find(({ text: rest }) => !/\p{L}/u.test(rest));
  if (alone) return [alone];
  return read.length > 0 ? read : [{ text, countries: null }];
}
