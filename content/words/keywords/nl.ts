/** Words of the suggestions for keywords. Flemish is the same. */
export const nlKeywords = {
  keywords: {
    suggestions: "Wat je misschien zoekt",
    kinds: { filter: "Filter", organisation: "Aanbieder", title: "Titel", word: "Zoekwoord" },
  },
};

export type KeywordWords = typeof nlKeywords;
