import { findAll } from "../find-all.ts";
import { markUsed, matchAndMark, type Sentence } from "../sentence.ts";

/** What may be spent, in euros; `isInTotal` by all together. */
export type Price = { euros: number; isInTotal: boolean };

const TEN = 10;

/** The budget of a sentence; of a range the upper bound. */
export function readPrice(sentence: Sentence): Price | null {
  const { tokens, grammar } = sentence;
  const inTotal = matchAndMark(sentence, grammar.table("priceInTotal"), { use: "price" });
  const total = inTotal[0]?.numbers[0];
  if (total) return { euros: total.high, isInTotal: true };

  const found = findAll(tokens, grammar.table("price"), grammar.joints).filter(({ match }) => {
    const hasMoney = match.taken.some((index) => grammar.is("money", tokens[index]) || grammar.is("perPerson", tokens[index]));
    // *voor max 20* are persons.
    const counts = [tokens[match.from - 1], tokens[match.from]].some((token) => grammar.is("counting", token));
    return match.numbers.length > 0 && (hasMoney || !counts);
  });
  for (const { match } of found) markUsed(sentence, match, "price");
  const [price] = found.flatMap(({ match }) => match.numbers.slice(0, 1));
  if (price) return { euros: price.high, isInTotal: false };

  const tenners = matchAndMark(sentence, grammar.table("tenner"), { use: "price" });
  return tenners.length > 0 ? { euros: TEN, isInTotal: false } : null;
}
