import { count } from "../nl.ts";

/** Words of the pages of organisations. */
export const nlOrganisations = {
  organisation: {
    about: (name: string, activities: string) => `${activities} van ${name}. Bekijk wat er kan en vraag wat je weten wilt.`,
    elsewhere: "en elders",
    phone: "Telefoonnummer",
    ask: "Stel een vraag",
    eventsTitle: "Binnenkort bij deze organisatie",
    noEvents: "Geen actuele evenementen gevonden van deze organisatie.",
  },
  organisations: {
    breadcrumb: "Organisaties",
    count: (organisations: number, activities: string) => `${count(organisations, "organisatie", "organisaties")}, ${activities}`,
    search: "Zoek een organisatie",
    searchHint: "Naam, plaats of uitje",
    searchButton: "Zoek",
    letters: "Organisaties per letter",
    more: (activities: string) => `Nog ${activities}`,
    all: "Alle organisaties",
    noneTitle: "Geen organisatie gevonden",
    noneText: "Probeer een ander woord, een plaats in de buurt of een deel van de naam.",
  },
};

export type OrganisationWords = typeof nlOrganisations;
