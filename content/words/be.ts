import { nl, type Words } from "./nl.ts";

/** Flemish: the Dutch catalogue where the two agree, other words where they differ. */
export const be: Words = {
  ...nl,
  footer: {
    ...nl.footer,
    newsletterTitle: "Om de drie weken verse ideeën",
    newsletterLead: "Een korte mail, zonder ruis. Uitschrijven kan altijd.",
  },
  currentEvents: { ...nl.currentEvents, tabs: "Over deze uitstap" },
};
