/** Words of landing pages with and without results; used by the server only. */
export const nlLanding = {
  listsKinds: (names: string) => `Hier vind je onder meer ${names}.`,
  nothingHere: {
    title: (page: string) => `${page}: nu even geen uitjes`,
    text: "Op deze pagina staat op dit moment niets. Er komen steeds uitjes bij; dit is er nu al.",
    nearby: (word: string) => `${word} op andere plekken`,
    others: (where: string) => `Andere uitjes ${where}`,
    othersAnywhere: "Andere soorten uitjes",
  },
};

export type LandingWords = typeof nlLanding;
