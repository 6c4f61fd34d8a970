/** What the list under a keyword field says; Flemish agrees. */
export const nlKeywords = {
  keywords: {
    suggestions: "Wat je misschien zoekt",
    kinds: { filter: "Filter", organisation: "Aanbieder", title: "Titel", word: "Zoekwoord" },
  },
};

export type KeywordWords = typeof nlKeywords;
