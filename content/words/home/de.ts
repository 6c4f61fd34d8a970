import type { HomeWords } from "./nl.ts";

export const deHome: HomeWords = {
  home: {
    anyKind: "Alle Arten",
    place: "Ort",
    placeHint: "Stadt oder Bundesland",
    keyword: "Stichwort",
    persons: "Personen",
    personsHint: "Anzahl",
    all: (activities) => `Alle ${activities}`,
    newTitle: (site) => `Neu bei ${site}`,
    newLead: "Frisch vom Anbieter, gerade erst dazugekommen.",
    newActivity: { button: { title: "Ausflug ansehen" } },
  },
};
