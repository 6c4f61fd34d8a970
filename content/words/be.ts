import { count, nl, type Words } from "./nl.ts";

/** Flemish: the Dutch catalogue where the two agree, other words where they differ. */
export const be: Words = {
  ...nl,
  activities: (amount) => count(amount, "uitstap", "uitstappen"),
  footer: {
    ...nl.footer,
    allActivities: "Alle uitstappen",
    newsletterTitle: "Om de drie weken verse ideeën",
    newsletterLead: "Een korte mail, zonder ruis. Uitschrijven kan altijd.",
  },
  overview: { ...nl.overview, breadcrumb: "Uitstappen" },
  card: { ...nl.card, button: "Bekijk uitstap" },
  currentEvents: { ...nl.currentEvents, tabs: "Over deze uitstap" },
};
