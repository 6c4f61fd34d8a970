import { nlOverview, type OverviewWords } from "./nl.ts";

export const beOverview: OverviewWords = {
  ...nlOverview,
  overview: {
    ...nlOverview.overview,
    clear: "Alles wissen",
    clearChosen: (amount) => `Alles wissen (${amount})`,
    aboutText: "Laat ons weten met hoeveel jullie zijn en waar je aan denkt, dan denken we mee. Gratis en vrijblijvend.",
  },
  landing: {
    ...nlOverview.landing,
    title: "Uitstappen per soort en plaats",
  },
};
