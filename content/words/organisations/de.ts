import { count } from "../de.ts";
import type { OrganisationWords } from "./nl.ts";

export const deOrganisations: OrganisationWords = {
  organisation: {
    about: (name, activities) => `${activities} von ${name}. Sehen Sie, was möglich ist, und fragen Sie, was Sie wissen möchten.`,
    elsewhere: "und weitere Orte",
    phone: "Telefonnummer",
    ask: "Frage stellen",
    eventsTitle: "Demnächst bei diesem Anbieter",
    noEvents: "Keine aktuellen Veranstaltungen dieses Anbieters gefunden.",
  },
  organisations: {
    breadcrumb: "Anbieter",
    count: (organisations, activities) => `${count(organisations, "Anbieter", "Anbieter")}, ${activities}`,
    search: "Anbieter suchen",
    searchHint: "Name, Ort, Ausflug",
    searchButton: "Suchen",
    letters: "Anbieter nach Buchstaben",
    more: (activities) => `Noch ${activities}`,
    all: "Alle Anbieter",
    noneTitle: "Keinen Anbieter gefunden",
    noneText: "Versuchen Sie es mit einem anderen Wort, einem Ort in der Nähe oder einem Teil des Namens.",
  },
};
