import { count, nl, type Words } from "./nl.ts";

/** Flemish: the Dutch catalogue where the two agree, other words where they differ. */
export const be: Words = {
  ...nl,
  activities: (amount) => count(amount, "uitstap", "uitstappen"),
  footer: { ...nl.footer, allActivities: "Alle uitstappen" },
  overview: { ...nl.overview, breadcrumb: "Uitstappen" },
  card: { ...nl.card, button: "Bekijk uitstap" },
};
