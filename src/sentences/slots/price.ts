import { findAll, type Match } from "../find-all.ts";
import { markUsed, matchAndMark, type Sentence } from "../sentence.ts";

/** A budget in euros, per person or for the whole group; `per` is null if the sentence does not say which. */
export type Price = { euros: number; per: "person" | "group" | null };

const TEN = 10;
/** The least plausible price per person in euros: `40 euro voor 12 personen` is not the group's budget. */
const LEAST_SHARE = 5;
/**
 * In euros; a larger sum counts as the group's unless it is said to be per person. 99 % of the starter day activities cost at most
 * 150 euros per person (75 on family brands); three quarters of those with nights cost at most 600.
 */
const MOST_PER_PERSON = { day: 150, dayOfChildren: 75, severalDays: 600 } as const;

/** The budget in a sentence; the upper bound of a range. */
export function readPrice(sentence: Sentence): Price | null {
  const { tokens, grammar } = sentence;
  const [total] = findAll(tokens, grammar.table("priceInTotal"), grammar.connectors);
  const [sum] = total?.match.numbers ?? [];
  if (total && sum) {
    // Leave the group unused, so that it can still be counted: *voor de hele groep van 20* (for the whole group of 20).
    const taken = total.match.taken.filter((index) => !grammar.is("group", tokens[index]));
    markUsed(sentence, { ...total.match, taken }, "price");
    return { euros: sum.high, per: "group" };
  }

  const found = findAll(tokens, grammar.table("price"), grammar.connectors).filter(({ match }) => {
    const hasMoney = match.taken.some((index) => grammar.is("money", tokens[index]) || grammar.is("perPerson", tokens[index]));
    // *voor max 20* (for at most 20) counts persons.
    const counts = [tokens[match.from - 1], tokens[match.from]].some((token) => grammar.is("counting", token));
    return match.numbers.length > 0 && (hasMoney || !counts);
  });
  const prices = found.map(({ match }) => ({ match, atLeast: isAtLeast(sentence, match) }));
  for (const { match, atLeast } of prices) {
    // A minimum (*vanaf 80 euro*) does not narrow the search; its number is reported as unused.
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
    const count = countAfterFor(sentence, to);
    return count !== null && count > 1 && euros / count >= LEAST_SHARE ? "group" : null;
  }
}

/** Whether a price is a minimum: *vanaf 80* (from 80), *niet minder dan 40* (not less than 40), but not *niet meer dan 40* (not more). */
function isAtLeast({ tokens, grammar }: Sentence, { from, taken }: Match): boolean {
  const around = [from - 1, ...taken].map((index) => tokens[index]);
  const has = (name: string) => around.some((token) => grammar.is(name, token));
  return has("no") ? has("less") : has("atLeast");
}

/** The budget per person in euros; a group's budget is divided by `persons`. Null if that number is unknown. */
export function budgetPerPerson(sentence: Sentence, { euros, per }: Price, persons: number | null): number | null {
  if (per === "person" || (per === null && euros <= mostPerPerson(sentence))) return euros;
  return persons ? Math.round((euros / persons) * 100) / 100 : null;
}

function mostPerPerson({ tokens, grammar, facts }: Sentence): number {
  if (tokens.some((token) => grammar.is("overnight", token))) return MOST_PER_PERSON.severalDays;
  return facts.forChildren ? MOST_PER_PERSON.dayOfChildren : MOST_PER_PERSON.day;
}

/** The number of persons in `300 euro voor ongeveer 10 personen`; *voor* may be part of the price phrase. */
function countAfterFor({ tokens, grammar }: Sentence, end: number): number | null {
  let at = grammar.is("for", tokens[end - 1]) ? end : end + 1;
  if (!grammar.is("for", tokens[at - 1])) return null;
  while (grammar.is("about", tokens[at])) at += 1;
  const [count, counted] = [tokens[at], tokens[at + 1]];
  return count?.number && ["people", "someone"].some((name) => grammar.is(name, counted)) ? count.number : null;
}
