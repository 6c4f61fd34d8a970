/** The words of a language, separated by spaces; `entriesOf` explains their marks. */
export type WordLists = { nouns: string; verbs: string; adjectives: string; others: string; loans: string };

/** A word of a lexicon. */
export type LexiconEntry = {
  word: string;
  /** Represents all its forms; the word itself, unless it counts as a form of another. */
  stem: string;
  kind: keyof WordLists;
  isPart: boolean;
  /** Irregular forms. */
  irregular: readonly string[];
};

/**
 * Parses word lists in normalised spelling: `stad:steden,stee` has irregular forms, `lid!` is never part of a compound,
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
