import { findAll, type Match } from "../find-all.ts";
import { markUsed, matchAndMark, type Sentence } from "../sentence.ts";

/** What may be spent, in euros: by each person or by the whole group, or null where the sentence does not say which. */
export type Price = { euros: number; per: "person" | "group" | null };

const TEN = 10;
/** `40 euro voor 12 personen` is no group's budget: nothing costs a person less than this, in euros. */
const LEAST_SHARE = 5;
/**
 * A larger sum that is not said to be a person's is the group's. Of the starter activities of a day, 99 of 100 cost a person at most
 * 150 euros, and 75 where families look; of those with nights, three quarters cost at most 600.
 */
const MOST_PER_PERSON = { day: 150, dayOfChildren: 75, severalDays: 600 } as const;

/** The price of a sentence; of a range the upper bound. */
export function readPrice(sentence: Sentence): Price | null {
  const { tokens, grammar } = sentence;
  const [total] = findAll(tokens, grammar.table("priceInTotal"), grammar.joints);
  const [sum] = total?.match.numbers ?? [];
  if (total && sum) {
    // The group may still be counted: *voor de hele groep van 20*.
    const taken = total.match.taken.filter((index) => !grammar.is("group", tokens[index]));
    markUsed(sentence, { ...total.match, taken }, "price");
    return { euros: sum.high, per: "group" };
  }

  const found = findAll(tokens, grammar.table("price"), grammar.joints).filter(({ match }) => {
    const hasMoney = match.taken.some((index) => grammar.is("money", tokens[index]) || grammar.is("perPerson", tokens[index]));
    // *voor max 20* are persons.
    const counts = [tokens[match.from - 1], tokens[match.from]].some((token) => grammar.is("counting", token));
    return match.numbers.length > 0 && (hasMoney || !counts);
  });
  const prices = found.map(({ match }) => ({ match, atLeast: isAtLeast(sentence, match) }));
  for (const { match, atLeast } of prices) {
    // The figure of *vanaf 80 euro*, which no search answers, is said to be unused.
    const taken = match.taken.filter((index) => !atLeast || tokens[index]?.number === null);
    markUsed(sentence, { ...match, taken }, "price");
  }
  const price = prices.find(({ atLeast }) => !atLeast)?.match;
  const [euros] = price?.numbers ?? [];
  if (price && euros) return { euros: euros.high, per: perOf(price, euros.high) };

  const tenners = matchAndMark(sentence, grammar.table("tenner"), { use: "price" });
  return tenners.length > 0 ? { euros: TEN, per: "person" } : null;

  function perOf({ taken, to }: Match, euros: number): Price["per"] {
    if (taken.some((index) => grammar.is("perPerson", tokens[index]))) return "person";
    const count = countBehindFor(sentence, to);
    return count !== null && count > 1 && euros / count >= LEAST_SHARE ? "group" : null;
  }
}

/** *meer dan 75 euro*, *vanaf 80*, *niet minder dan 40*, and no *niet meer dan 40*: by what stands in a price or right before it. */
function isAtLeast({ tokens, grammar }: Sentence, { from, taken }: Match): boolean {
  const around = [from - 1, ...taken].map((index) => tokens[index]);
  const has = (name: string) => around.some((token) => grammar.is(name, token));
  return has("no") ? has("less") : has("atLeast");
}

/** What each person may spend. The budget of a group is divided by its persons; null when nobody counts them. */
export function budgetPerPerson(sentence: Sentence, { euros, per }: Price, persons: number | null): number | null {
  if (per === "person" || (per === null && euros <= mostPerPerson(sentence))) return euros;
  return persons ? Math.round((euros / persons) * 100) / 100 : null;
}

function mostPerPerson({ tokens, grammar, facts }: Sentence): number {
  if (tokens.some((token) => grammar.is("overnight", token))) return MOST_PER_PERSON.severalDays;
  return facts.forChildren ? MOST_PER_PERSON.dayOfChildren : MOST_PER_PERSON.day;
}

/** The number in `300 euro voor ongeveer 10 personen`; its *voor* may belong to the phrase of the price. */
function countBehindFor({ tokens, grammar }: Sentence, end: number): number | null {
  let at = grammar.is("for", tokens[end - 1]) ? end : end + 1;
  if (!grammar.is("for", tokens[at - 1])) return null;
  while (grammar.is("about", tokens[at])) at += 1;
  const [count, counted] = [tokens[at], tokens[at + 1]];
  return count?.number && ["people", "someone"].some((name) => grammar.is(name, counted)) ? count.number : null;
}
