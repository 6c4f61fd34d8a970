import type { SearchFilter, SearchRecord } from "../search.ts";
import { seededRandom, type Random } from "../../random/random.ts";
import type { BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Question } from "./question.ts";
import { filterGroups, someFilter } from "./filters.ts";
import { share, zipfRank } from "./zipf.ts";

/** Every kind with what it asks; each also asks for all filter counts. */
export const QUESTION_KINDS = {
  unfiltered: "unfiltered",
  persons: "persons alone",
  filtersAndProvince: "2 filters + province",
  cityAndRadius: "city + radius",
  text: "text",
  textAndFilters: "text + 2 filters + persons",
  threeGroups: "OR over three groups",
  deepPage: "deep page",
  everything: "everything at once",
  dutchText: "text as visitors type it",
} as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;
const isQuestionKind = (text: string): text is QuestionKind => Object.hasOwn(QUESTION_KINDS, text);
export const questionKinds = Object.keys(QUESTION_KINDS).filter(isQuestionKind);

const RADII_KM = [5, 10, 25, 50] as const;
const SEEDS = 2 ** 31;
/** With so many times as many activities as there are names, the rarest of them still occurs many times. */
const ACTIVITIES_OF_NAME = 50;
const ADULT = 18;

type Making = { catalogue: BenchCatalogue; count: number };

/** Those that are measured, and others to warm up with. */
export type Series = "measured" | "warm-up";

/** These may differ by nothing but their seed and their page: there is one way to ask for all, and some words are asked often. */
const ALIKE: ReadonlySet<QuestionKind> = new Set(["unfiltered", "persons", "deepPage", "text"]);

/** Questions of a kind about a catalogue of `count` activities, without end, no two the same, always the same ones. */
export function* questionsOf(kind: QuestionKind, making: Making, series: Series = "measured"): Generator<Question> {
  const dice = seededRandom((questionKinds.indexOf(kind) + 1) * (series === "measured" ? 1 : -1));
  const asked = new Set<string>();
  for (;;) {
    const question = makeQuestion[kind](dice, making);
    const key = JSON.stringify(ALIKE.has(kind) ? question : { ...question.filter, seed: 0 });
    if (asked.has(key)) continue;
    asked.add(key);
    yield question;
  }
}

const makeQuestion: Record<QuestionKind, (dice: Random, making: Making) => Question> = {
  unfiltered: (dice) => first(dice, {}),
  persons: (dice) => first(dice, { personCount: 1 + dice.below(200) }),
  filtersAndProvince: (dice, { catalogue: { places } }) =>
    first(dice, { filters: filtersOf(dice, { groups: 2, each: 1 }), province: places.someCity(dice).province }),
  cityAndRadius: (dice, { catalogue: { places } }) => first(dice, { city: places.someCity(dice).id, radiusKm: dice.oneOf(RADII_KM) }),
  text: askText,
  textAndFilters: askTextAndFilters,
  threeGroups: (dice) => first(dice, { filters: filtersOf(dice, { groups: 3, each: 3 }) }),
  deepPage: askDeepPage,
  everything: askEverything,
  dutchText: (dice, making) => first(dice, { genericSearchQuery: wordsOfTitle(someRecord(dice, making)).slice(0, 2).join(" ") }),
};

/** A name, the frequent ones more often as visitors do; or, in a third, two that stand together somewhere. */
function askText(dice: Random, making: Making): Question {
  const names = dice.below(3) === 0 ? someNamed(dice, making).names.slice(0, 2) : [someName(dice, making)];
  return first(dice, { genericSearchQuery: names.join(" ") });
}

function askTextAndFilters(dice: Random, making: Making): Question {
  const { record, names } = someNamed(dice, making);
  return first(dice, { genericSearchQuery: names[0], filters: record.filters.slice(0, 2), personCount: record.personsMin });
}

/** Somewhere in the second half of all pages, of everything or of what carries one of the frequent filters. */
function askDeepPage(dice: Random, { count }: Making): Question {
  const group = dice.oneOf(filterGroups);
  const filters = dice.below(3) === 0 ? [] : group.slice(0, 3);
  const least = filters.length > 0 ? count / 4 : count;
  return { filter: { ...seeded(dice), filters }, page: Math.ceil((least * (0.5 + share(dice) / 2)) / LIMIT) };
}

function askEverything(dice: Random, making: Making): Question {
  const { record, names } = someNamed(dice, making);
  return first(dice, {
    ...{ genericSearchQuery: names[0], filters: record.filters.slice(0, 2), personCount: record.personsMin },
    ...{ city: record.cities[0], radiusKm: 50, minimumAge: record.minimumAge ?? ADULT },
    ...{ indoorOutdoor: record.indoorOutdoor, geographicLocation: record.reach },
  });
}

function first(dice: Random, filter: SearchFilter): Question {
  return { filter: { ...seeded(dice), ...filter }, page: 1 };
}

function seeded(dice: Random): SearchFilter {
  return { seed: dice.below(SEEDS) };
}

/** Filters of so many groups, so many of each group. */
function filtersOf(dice: Random, { groups, each }: { groups: number; each: number }): number[] {
  const chosen = new Set<readonly number[]>();
  while (chosen.size < groups) chosen.add(dice.oneOf(filterGroups));
  return [...chosen].flatMap((group) => {
    const filters = new Set<number>();
    while (filters.size < each) filters.add(someFilter(dice, group));
    return [...filters].toSorted((a, b) => a - b);
  });
}

function someRecord(dice: Random, { catalogue, count }: Making): SearchRecord {
  return catalogue.record(1 + dice.below(count));
}

/** Of the names that surely occur: a word that nobody has is a typing error to us, and nothing to the others. */
function someName(dice: Random, { catalogue: { vocabulary }, count }: Making): string {
  return vocabulary.names[zipfRank(dice, Math.min(vocabulary.names.length, Math.floor(count / ACTIVITIES_OF_NAME)))] ?? "";
}

/** An activity with the names in its description, the most frequent first: what is asked for together stands there together. */
function someNamed(dice: Random, making: Making): { record: SearchRecord; names: string[] } {
  const record = someRecord(dice, making);
  const words = new Set(record.description.toLowerCase().match(/\p{L}+/gu));
  const names = making.catalogue.vocabulary.names.filter((name) => words.has(name));
  return names.length > 0 ? { record, names } : someNamed(dice, making);
}

function wordsOfTitle({ title }: SearchRecord): string[] {
  return title.match(/\p{L}{4,}/gu) ?? [title];
}
