import type { LandingWords } from "./nl.ts";

export const deLanding: LandingWords = {
  listsKinds: (names) => `Darunter: ${names}.`,
  nothingHere: {
    title: (page) => `${page}: zurzeit keine Ausflüge`,
    text: "Auf dieser Seite steht im Moment nichts. Es kommen laufend Ausflüge hinzu; das hier gibt es schon.",
    nearby: (word) => `${word} an anderen Orten`,
    others: (where) => `Andere Ausflüge ${where}`,
    othersAnywhere: "Andere Arten von Ausflügen",
  },
};
