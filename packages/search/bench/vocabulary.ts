import { join } from "node:path";
import { readBrandContent } from "../../../src/seed/content/brand-content.ts";
import { seededRandom, type Random } from "../../random/random.ts";

/** As many words as a directory of a million activities may well hold, compounds and names included. */
const WORDS = 80_000;
/** The first words of a language join sentences together (*de, een, met*): titles and names do without. */
const JOINING_WORDS = 150;
const PART = /^\p{L}{4,9}$/u;
const LINKS = ["", "", "s", "en"] as const;
/** Every so many words of telling ones is a name. */
const NAME_EVERY = 10;
const CONSONANTS = "bdfghklmnprtvwz".split("");
const VOWELS = "aeiou".split("");
const SEED = 7;

export type Vocabulary = {
  /** The most frequent first. */
  all: readonly string[];
  telling: readonly string[];
  /** Words like *bolarux*, of all frequencies, the most frequent first: no form, part or beginning of another word, so whatever the language rules, they mean themselves. */
  names: readonly string[];
};

/** The words of the Dutch starter content, the most frequent first, then compounds of them, with names between: always the same ones. */
export async function readVocabulary(contentFolder: string): Promise<Vocabulary> {
  const frequent = await readWords(contentFolder);
  const words = new Set(frequent);
  const parts = frequent.slice(JOINING_WORDS).filter((word) => PART.test(word));
  const dice = seededRandom(SEED);
  while (words.size < WORDS) words.add(`${dice.oneOf(parts)}${dice.oneOf(LINKS)}${dice.oneOf(parts)}`);

  const names = new Set<string>();
  while (names.size * NAME_EVERY < words.size - JOINING_WORDS) names.add(someName(dice));
  const all = withNames([...words], [...names]);
  return { all, telling: all.slice(JOINING_WORDS), names: [...names] };
}

/** Seven letters, none of which is an ending of the language. */
function someName({ oneOf }: Random): string {
  return `${[1, 2, 3].map(() => `${oneOf(CONSONANTS)}${oneOf(VOWELS)}`).join("")}x`;
}

function withNames(words: readonly string[], names: readonly string[]): string[] {
  const [joining, telling] = [words.slice(0, JOINING_WORDS), words.slice(JOINING_WORDS)];
  return [...joining, ...telling.flatMap((word, index) => (index % NAME_EVERY === 0 ? [names[index / NAME_EVERY] ?? "", word] : [word]))];
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
