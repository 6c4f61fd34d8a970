import { join } from "node:path";
import { readBrandContent } from "../../src/starter/content/brand-content.ts";
import { chance } from "../../src/starter/generate/chance.ts";

/** As many words as a directory of a million activities may well hold, compounds and names included. */
const WORDS = 80_000;
/** The first words of a language join sentences together (*de, een, met*): titles and names do without. */
const JOINING_WORDS = 150;
const PART = /^\p{L}{4,9}$/u;
const LINKS = ["", "", "s", "en"] as const;
const SEED = 7;

export type Vocabulary = { all: readonly string[]; telling: readonly string[] };

/** The words of the Dutch starter content, the most frequent first, then compounds of them: always the same ones. */
export async function readVocabulary(contentFolder: string): Promise<Vocabulary> {
  const frequent = await readWords(contentFolder);
  const words = new Set(frequent);
  const parts = frequent.slice(JOINING_WORDS).filter((word) => PART.test(word));
  const dice = chance(SEED);
  while (words.size < WORDS) words.add(`${dice.oneOf(parts)}${dice.oneOf(LINKS)}${dice.oneOf(parts)}`);

  const all = [...words];
  return { all, telling: all.slice(JOINING_WORDS) };
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
