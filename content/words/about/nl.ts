/** Words of the pages about us and of legal texts. */
export const nlAbout = {
  aboutUs: {
    breadcrumb: "Over ons",
    platforms: "Onze andere sites",
    platformsLead: "Met dezelfde zorg gemaakt, voor een ander land of een ander gezelschap.",
    platform: {
      nl: "Groepsuitjes in heel Nederland, voor collega’s, verenigingen en families.",
      de: "Groepsuitjes in heel Duitsland. De site is in het Duits.",
      kids: "Uitjes met kinderen, op leeftijd en op het weer, en een agenda voor het weekend.",
      be: "Groepsuitstappen in heel België, van de kust tot de Ardennen.",
    },
    visit: (site: string) => `Naar ${site}`,
    contact: "Je bereikt ons zo",
    contactLead: "Een vraag, een fout gezien of een idee? We lezen alles zelf en antwoorden je per mail.",
    helpdesk: "Naar de helpdesk",
    privacy: "Jouw privacy",
    privacyText:
      "We zetten geen cookies en verkopen niets door. Wat je invult, gebruiken we om je te antwoorden, en we wissen het als dat niet meer nodig is.",
    privacyLink: "Lees onze privacyverklaring",
    terms: "De spelregels",
    termsText: "Wat je van ons mag verwachten, en wij van jou. In drie talen:",
  },
  order: {
    breadcrumb: "Over de volgorde",
    atHour: (hour: number) => `${hour}.00 uur`,
    least: "Het minst vooraan",
    most: "Het meest vooraan",
    share: (share: string) => `${share} × het gemiddelde`,
    gini: "Gini-coëfficiënt",
    giniText: (byChance: string) => `0 is precies gelijk, 1 is alles voor één. Alleen loten geeft ${byChance}.`,
  },
  legal: {
    privacy: "Privacy en cookies",
    terms: "Gebruiksvoorwaarden",
    termsIn: (language: string) => `Gebruiksvoorwaarden (${language})`,
    termsDescription: (site: string, language: string) =>
      `De gebruiksvoorwaarden van ${site} in het ${language}: wat de gids doet, en wie waarvoor verantwoordelijk is.`,
    imprint: "Impressum",
    contents: "Op deze pagina",
    updated: "Geldig vanaf",
    otherLanguages: "In een andere taal",
  },
};

export type AboutWords = typeof nlAbout;
