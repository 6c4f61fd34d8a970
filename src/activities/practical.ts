import type { FactWords } from "../../content/words/facts/nl.ts";
import type { Brand } from "../brands/brand.ts";
import { dayOfYearInWords, monthInWords } from "../brands/day-in-words.ts";
import { wordsOf } from "../brands/words.ts";
import type { ActivityDetail } from "../contract/entities/activity.ts";
import { factKey, type FactKey, type Facts } from "../contract/entities/facts.ts";
import { capitalised } from "../../packages/text/first-letter.ts";

/** A fact as the page says it: in a line, or as a list of several; `note` where it was confirmed in another month than most. */
type PracticalLine = { name: string; values: string[]; note: string | null };

/** What an organiser needs to know of an activity, in the words of its brand. */
export type Practical = {
  title: string;
  lines: PracticalLine[];
  /** When most of them were confirmed; null when none is known. */
  confirmed: string | null;
};

/** What nobody published, in one sentence that ends with a link to the provider; null when all is known. */
export type Missing = { names: string; ask: string };

type About = Pick<ActivityDetail, "facts" | "indoorOutdoor" | "cities">;
type Told = { words: FactWords; brand: Brand; now: Date };

/** A fact that nobody confirmed for so many months is to be asked after. */
const LONG_AGO_MONTHS = 18;

/** The facts of an activity as its page shows them. */
export function practicalOf(activity: About, brand: Brand, now: Date): Practical {
  const words = wordsOf(brand.locale).facts;
  const known = factKey.options.flatMap((key) => {
    const fact = activity.facts[key];
    return fact ? [{ key, month: fact.confirmedAt.slice(0, 7) }] : [];
  });

  const told = { words, brand, now };
  const usual = mostFrequent(known.map(({ month }) => month));
  const lines = known.map(({ key, month }) => ({
    name: words.names[key],
    values: valuesOf(key, activity.facts, told),
    note: month === usual ? null : confirmedIn(month, told),
  }));
  return { title: words.title, lines, confirmed: usual && confirmedIn(usual, told) };
}

/** What is not known of an activity and can be asked; rain says nothing of what is indoors, nor a road of what comes to the group. */
export function missingOf({ facts, indoorOutdoor, cities }: About, brand: Brand): Missing | null {
  const words = wordsOf(brand.locale).facts;
  const needless = new Set<FactKey>(["notIncluded"]);
  if (indoorOutdoor === "INDOOR") needless.add("rain");
  if (cities.length === 0) needless.add("parking").add("transit");
  const names = factKey.options.filter((key) => facts[key] === null && !needless.has(key)).map((key) => words.within(words.names[key]));
  return names.length === 0 ? null : { names: words.missing(capitalised(inList(names, brand))), ask: words.ask };
}

/** The two that are asked first, as short as on a card. */
export function atAGlance({ facts }: About, { locale }: Brand): { price: string | null; lasts: string | null } {
  const words = wordsOf(locale).facts;
  const [price, lasts] = [facts.priceFrom?.value, facts.lasts?.value];
  return {
    price: price ? capitalised(words.priceFrom(price.cents, price.per)) : null,
    lasts: lasts ? words.lasts(lasts) : null,
  };
}

function valuesOf(key: FactKey, facts: Facts, { words, brand }: Told): string[] {
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

/** Families pay prices with VAT alone, which needs no word. */
function priceOf({ cents, per, vat }: NonNullable<Facts["priceFrom"]>["value"], { locale, cardLabels }: Brand): string {
  const words = wordsOf(locale).facts;
  const price = words.price(cents, per);
  return cents === 0 || cardLabels === "ages" ? price : `${price}, ${words.vat[vat]}`;
}

/** What is known of the way in, a part each: of what is not said nothing is said. */
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

/** `month` is as `2026-05`. */
function confirmedIn(month: string, { words, brand, now }: Told): string {
  const inWords = monthInWords(`${month}-01`, brand.lang);
  return monthsSince(month, now) > LONG_AGO_MONTHS ? words.confirmedLongAgo(inWords) : words.confirmed(inWords);
}

function monthsSince(month: string, now: Date): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number;
}

/** The later of two that are equally frequent; null of none. */
function mostFrequent(months: readonly string[]): string | null {
  const counted = Object.entries(Object.groupBy(months, (month) => month)).map(([month, same]) => ({ month, count: same?.length ?? 0 }));
  return counted.toSorted((a, b) => b.count - a.count || b.month.localeCompare(a.month))[0]?.month ?? null;
}

function inList(names: readonly string[], { lang }: Brand): string {
  return new Intl.ListFormat(lang).format(names);
}
