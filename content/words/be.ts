import { nl, type Words } from "./nl.ts";

/** Flemish: the Dutch catalogue where the two agree, other words where they differ. */
export const be: Words = {
  ...nl,
  footer: {
    ...nl.footer,
    newsletterTitle: "Om de drie weken verse ideeën",
    newsletterLead: "Een korte mail, zonder ruis. Uitschrijven kan altijd.",
  },
  home: {
    ...nl.home,
    placeHint: "Stad of provincie",
    newLead: "Vers van bij de aanbieder, pas toegevoegd.",
  },
  overview: {
    ...nl.overview,
    clear: "Alles wissen",
    clearChosen: (amount) => `Alles wissen (${amount})`,
    aboutTitle: "Hulp nodig bij het kiezen?",
    aboutText: "Laat ons weten met hoeveel jullie zijn en waar je aan denkt, dan denken we mee. Vrijblijvend, en meestal nog dezelfde dag.",
  },
  detail: { ...nl.detail, share: "Deel deze uitstap", showPhone: "Toon telefoonnummer", somethingElse: "Of toch liever iets anders?" },
  landing: { ...nl.landing, title: "Uitstappen per soort en plaats" },
  organisations: { ...nl.organisations, searchHint: "Naam, plaats of uitstap" },
  currentEvents: { ...nl.currentEvents, tabs: "Over deze uitstap" },
  helpdesk: { ...nl.helpdesk, askTitle: "Staat je vraag er niet tussen?" },
};
