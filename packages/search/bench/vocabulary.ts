import { join } from "node:path";
import { readBrandContent } from "../../../src/seed/content/brand-content.ts";
import { seededRandom, type Random } from "../../random/random.ts";

/** A plausible number of words, with compounds and names, for a directory of a million activities. */
const WORDS = 80_000;
/** The most frequent words are function words (*de, een, met*: the, a, with), which titles and names do not use. */
const FUNCTION_WORDS = 150;
const PART = /^\p{L}{4,9}$/u;
const LINKS = ["", "", "s", "en"] as const;
/** One in this many content words is a name. */
const NAME_EVERY = 10;
const CONSONANTS = "bdfghklmnprtvwz".split("");
const VOWELS = "aeiou".split("");
const SEED = 7;

export type Vocabulary = {
  /** All words, the most frequent first. */
  all: readonly string[];
  contentWords: readonly string[];
  /** Made-up words like *bolarux*, the most frequent first: unrelated to other words, so every contestant treats them the same. */
  names: readonly string[];
};

/** The words of the Dutch starter content by frequency, then compounds of them, mixed with names; deterministic. */
export async function readVocabulary(contentFolder: string): Promise<Vocabulary> {
  const frequent = await readWords(contentFolder);
  const words = new Set(frequent);
  const parts = frequent.slice(FUNCTION_WORDS).filter((word) => PART.test(word));
  const random = seededRandom(SEED);
  while (words.size < WORDS) words.add(`${random.oneOf(parts)}${random.oneOf(LINKS)}${random.oneOf(parts)}`);

  const names = new Set<string>();
  while (names.size * NAME_EVERY < words.size - FUNCTION_WORDS) names.add(someName(random));
  const all = withNames([...words], [...names]);
  return { all, contentWords: all.slice(FUNCTION_WORDS), names: [...names] };
}

/** Seven letters that end in no Dutch suffix. */
function someName({ oneOf }: Random): string {
  return `${[1, 2, 3].map(() => `${oneOf(CONSONANTS)}${oneOf(VOWELS)}`).join("")}x`;
}

function withNames(words: readonly string[], names: readonly string[]): string[] {
  const [functionWords, contentWords] = [words.slice(0, FUNCTION_WORDS), words.slice(FUNCTION_WORDS)];
  return [
    ...functionWords,
    ...contentWords.flatMap((word, index) => (index % NAME_EVERY === 0 ? [names[index / NAME_EVERY] ?? "", word] : [word])),
  ];
}

async function readWords(contentFolder: string): Promise<string[]> {
  const times = new Map<string, number>();
  for (const brand of ["nl", "be", "kids"] as const) {
    const { activities } = await readBrandContent(join(contentFolder, "starter"), brand);
    for (const { title, description } of activities) {
      for (const word of `${title} ${description}`.toLowerCase().match(/\p{L}+/gu) ?? []) times.set(word, (times.get(word) ?? 0) + 1);
    }
  }
  return [...times].toSorted(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || (a < b ? -1 : 1)).map(([word]) => word);
}
