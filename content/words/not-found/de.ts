import type { NotFoundWords } from "./nl.ts";

export const deNotFound: NotFoundWords = {
  notFound: {
    text: "Wir helfen Ihnen gern, den Weg zurück zu finden.",
    all: "Alle Ausflüge ansehen",
    search: "Wonach suchen Sie?",
    searchButton: "Suchen",
  },
};
