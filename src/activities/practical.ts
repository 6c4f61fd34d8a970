import type { FactWords } from "../../content/words/facts/nl.ts";
import type { Brand } from "../brands/brand.ts";
import { dayOfYearInWords, monthInWords } from "../brands/day-in-words.ts";
import { wordsOf } from "../brands/words.ts";
import type { ActivityDetail } from "../contract/entities/activity.ts";
import { factKey, type FactKey, type Facts } from "../contract/entities/facts.ts";
import { capitalised } from "../../packages/text/first-letter.ts";

/** A fact with its values; `note` names the month of confirmation when it differs from that of most facts. */
type PracticalLine = { name: string; values: string[]; note: string | null };

/** The facts that an organiser needs, in the brand's language. */
export type Practical = {
  title: string;
  lines: PracticalLine[];
  /** The month in which most facts were confirmed; null without facts. */
  confirmed: string | null;
};

/** The unpublished facts in one sentence; `ask` is the text of the link to the provider at its end. */
export type Missing = { names: string; ask: string };

type Activity = Pick<ActivityDetail, "facts" | "indoorOutdoor" | "cities">;
type Context = { words: FactWords; brand: Brand; now: Date };

/** Visitors are advised to ask about facts that were confirmed longer ago than this. */
const LONG_AGO_MONTHS = 18;

/** The facts of an activity as its page shows them. */
export function practicalOf(activity: Activity, brand: Brand, now: Date): Practical {
  const words = wordsOf(brand.locale).facts;
  const known = factKey.options.flatMap((key) => {
    const fact = activity.facts[key];
    return fact ? [{ key, month: fact.confirmedAt.slice(0, 7) }] : [];
  });

  const context = { words, brand, now };
  const usual = mostFrequent(known.map(({ month }) => month));
  const lines = known.map(({ key, month }) => ({
    name: words.names[key],
    values: valuesOf(key, activity.facts, context),
    note: month === usual ? null : confirmedIn(month, context),
  }));
  return { title: words.title, lines, confirmed: usual && confirmedIn(usual, context) };
}

/** The unknown facts that apply: not rain indoors, nor parking and transit for a provider who comes to the group. Null when there are none. */
export function missingOf({ facts, indoorOutdoor, cities }: Activity, brand: Brand): Missing | null {
  const words = wordsOf(brand.locale).facts;
  const irrelevant = new Set<FactKey>(["notIncluded"]);
  if (indoorOutdoor === "INDOOR") irrelevant.add("rain");
  if (cities.length === 0) irrelevant.add("parking").add("transit");
  const names = factKey.options.filter((key) => facts[key] === null && !irrelevant.has(key)).map((key) => words.within(words.names[key]));
  return names.length === 0 ? null : { names: words.missing(capitalised(inList(names, brand))), ask: words.ask };
}

/** Price and duration, as short as on a card. */
export function atAGlance({ facts }: Activity, { locale }: Brand): { price: string | null; lasts: string | null } {
  const words = wordsOf(locale).facts;
  const [price, lasts] = [facts.priceFrom?.value, facts.lasts?.value];
  return {
    price: price ? capitalised(words.priceFrom(price.cents, price.per)) : null,
    lasts: lasts ? words.lasts(lasts) : null,
  };
}

function valuesOf(key: FactKey, facts: Facts, { words, brand }: Context): string[] {
  switch (key) {
    case "priceFrom":
      return facts.priceFrom ? [priceOf(facts.priceFrom.value, brand)] : [];
    case "lasts":
      return facts.lasts ? [words.lasts(facts.lasts.value)] : [];
    case "included":
    case "notIncluded":
      return facts[key]?.value.map(capitalised) ?? [];
    case "languages":
      return facts.languages ? [facts.languages.value.map((language) => words.languages[language]).join(", ")] : [];
    case "access":
      return facts.access ? accessOf(facts.access.value, words) : [];
    case "rain":
      return facts.rain ? [words.rain[facts.rain.value]] : [];
    case "season":
      return facts.season ? [seasonOf(facts.season.value, { words, lang: brand.lang })] : [];
    case "closedOn": {
      const days = facts.closedOn?.value.map((day) => words.weekdays[day]) ?? [];
      return [capitalised(inList(days, brand))];
    }
    case "leadTimeDays":
      return facts.leadTimeDays ? [words.leadTime(facts.leadTimeDays.value)] : [];
    case "parking":
    case "transit":
    case "cancellation":
      return facts[key] ? [facts[key].value] : [];
  }
}

/** Prices for families always include VAT, so no VAT note. */
function priceOf({ cents, per, vat }: NonNullable<Facts["priceFrom"]>["value"], { locale, cardLabels }: Brand): string {
  const words = wordsOf(locale).facts;
  const price = words.price(cents, per);
  return cents === 0 || cardLabels === "ages" ? price : `${price}, ${words.vat[vat]}`;
}

/** The known accessibility facts, one text each. */
export function accessOf({ stepFree, note, ...rest }: NonNullable<Facts["access"]>["value"], words: FactWords): string[] {
  const parts = (["toilet", "hearing", "quiet"] as const).map((part) => {
    const has = rest[part];
    return has === undefined ? undefined : words[part][has ? "yes" : "no"];
  });
  return [stepFree && words.stepFree[stepFree], ...parts, note].flatMap((part) => part ?? []);
}

function seasonOf({ from, to }: { from: string; to: string }, { words, lang }: { words: FactWords; lang: string }): string {
  return words.season(dayOfYearInWords(from, lang), dayOfYearInWords(to, lang));
}

/** `month`: `YYYY-MM`. */
function confirmedIn(month: string, { words, brand, now }: Context): string {
  const inWords = monthInWords(`${month}-01`, brand.lang);
  return monthsSince(month, now) > LONG_AGO_MONTHS ? words.confirmedLongAgo(inWords) : words.confirmed(inWords);
}

function monthsSince(month: string, now: Date): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number;
}

/** Of equally frequent months the latest; null for an empty list. */
function mostFrequent(months: readonly string[]): string | null {
  const counted = Object.entries(Object.groupBy(months, (month) => month)).map(([month, same]) => ({ month, count: same?.length ?? 0 }));
  return counted.toSorted((a, b) => b.count - a.count || b.month.localeCompare(a.month))[0]?.month ?? null;
}

function inList(names: readonly string[], { lang }: Brand): string {
  return new Intl.ListFormat(lang).format(names);
}
