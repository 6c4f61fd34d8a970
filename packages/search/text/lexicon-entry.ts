/** The words of a language, each list between spaces; `lexicon/` has their marks. */
export type WordLists = { nouns: string; verbs: string; adjectives: string; others: string; loans: string };

/** A word of a lexicon. */
export type LexiconEntry = {
  word: string;
  /** Stands for all its forms; the word itself, unless it counts as a form of another. */
  stem: string;
  kind: keyof WordLists;
  /** Whether it may be a part of a compound. */
  isPart: boolean;
  /** Forms that no rule makes. */
  irregular: readonly string[];
};

/**
 * Reads lists of words in the spelling that is compared: `stad:steden,stee` has forms that no rule makes, `lid!` is never a part of a compound,
 * `vaart=vaar` counts as a form of the verb *varen*.
 */
export function entriesOf({ nouns, verbs, adjectives, others, loans }: WordLists, spell: (text: string) => string): LexiconEntry[] {
  return [
    ...listed(spell(nouns), "nouns"),
    ...listed(spell(verbs), "verbs"),
    ...listed(spell(adjectives), "adjectives"),
    ...listed(spell(loans), "loans"),
    ...listed(spell(others), "others").map((entry) => ({ ...entry, isPart: false })),
  ];
}

function listed(words: string, kind: keyof WordLists): LexiconEntry[] {
  return words
    .trim()
    .split(/\s+/)
    .map((listing) => {
      const [marked = "", irregular] = listing.split(":");
      const [word = "", stem = word] = marked.replace("!", "").split("=");
      return { word, stem, kind, isPart: !marked.includes("!"), irregular: irregular?.split(",") ?? [] };
    });
}
