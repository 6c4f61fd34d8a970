/** What the list under a keyword field says; Flemish agrees. What a kind is, its name says. */
export const nlKeywords = {
  keywords: {
    suggestions: "Wat je misschien zoekt",
    kinds: { kind: "", filter: "Filter", organisation: "Aanbieder", title: "Titel", word: "Zoekwoord" },
  },
};

export type KeywordWords = typeof nlKeywords;
