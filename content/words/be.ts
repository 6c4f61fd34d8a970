import { count, nl, type Words } from "./nl.ts";

/** The Flemish catalogue: the Dutch one with other words where they differ. */
export const be: Words = {
  ...nl,
  activities: (amount) => count(amount, "uitstap", "uitstappen"),
  footer: { ...nl.footer, allActivities: "Alle uitstappen" },
  overview: { ...nl.overview, breadcrumb: "Uitstappen" },
  card: { ...nl.card, button: "Bekijk uitstap" },
};
