import type { KeywordWords } from "./nl.ts";

export const deKeywords: KeywordWords = {
  keywords: {
    suggestions: "Was Sie vielleicht suchen",
    kinds: { filter: "Filter", organisation: "Anbieter", title: "Titel", word: "Suchwort" },
  },
};
