/** A word of a lexicon. */
export type LexiconEntry = {
  stem: string;
  isVerb: boolean;
  isAdjective: boolean;
  /** Whether it may be a part of a compound. */
  isPart: boolean;
  /** Forms that no rule makes. */
  irregular: readonly string[];
};

/**
 * Reads a lexicon: words between spaces, each with marks. `wandel-` is the stem of a verb, `groot+` an adjective,
 * `vergeet-!` no part of a compound, `stad:steden,stee` has forms that no rule makes.
 */
export function entriesOf(words: string): LexiconEntry[] {
  return words.trim().split(/\s+/).map(entryOf);
}

function entryOf(word: string): LexiconEntry {
  const [marked = "", irregular] = word.split(":");
  return {
    stem: marked.replace(/[-+!]+$/, ""),
    isVerb: /-!?$/.test(marked),
    isAdjective: /\+!?$/.test(marked),
    isPart: !marked.endsWith("!"),
    irregular: irregular?.split(",") ?? [],
  };
}
