import { nlLanding, type LandingWords } from "./nl.ts";

export const beLanding: LandingWords = {
  ...nlLanding,
  nothingHere: {
    ...nlLanding.nothingHere,
    title: (page) => `${page}: nu even geen uitstappen`,
    text: "Op deze pagina staat op dit moment niets. Er komen geregeld uitstappen bij; dit is er nu al.",
    others: (where) => `Andere uitstappen ${where}`,
    othersAnywhere: "Andere soorten uitstappen",
  },
};
