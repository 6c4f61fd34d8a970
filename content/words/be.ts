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
    emptyText: "Haal een filter weg, kies een plaats in de buurt of een kleinere groep.",
    aboutTitle: "Hulp nodig bij het kiezen?",
    aboutText: "Laat ons weten met hoeveel jullie zijn en waar je aan denkt, dan denken we mee. Vrijblijvend, en meestal nog dezelfde dag.",
  },
  detail: { ...nl.detail, showPhone: "Toon telefoonnummer", somethingElse: "Of toch liever iets anders?" },
  contactForm: {
    ...nl.contactForm,
    man: "De heer",
    woman: "Mevrouw",
    salutation: "Aanspreking",
    city: "Gemeente",
    company: "Bedrijf of organisatie",
    subscribe: "Stuur mij om de drie weken nieuwe ideeën",
    error: {
      message: "Het formulier kon niet worden verzonden. Probeer het later nog eens.",
      unreadable: "We konden het formulier niet lezen. Misschien helpt een kortere opmerking.",
      tooMany: "Er komen nu veel aanvragen van dit adres. Wacht enkele minuten en verstuur het formulier dan opnieuw.",
    },
    steps: {
      confirmation: "Binnen enkele minuten krijg je een bevestiging per mail.",
      proposal: "De aanbieder bekijkt wat mogelijk is en stuurt je een voorstel op maat.",
      choice: "Jij beslist. Je zit nergens aan vast.",
    },
  },
};
