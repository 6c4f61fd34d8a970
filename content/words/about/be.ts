import { nlAbout, type AboutWords } from "./nl.ts";

export const beAbout: AboutWords = {
  ...nlAbout,
  aboutUs: {
    ...nlAbout.aboutUs,
    platform: {
      ...nlAbout.aboutUs.platform,
      nl: "Groepsuitstappen in heel Nederland, voor collega’s, verenigingen en families.",
      de: "Groepsuitstappen in heel Duitsland. De site is in het Duits.",
      kids: "Uitstappen met kinderen in Nederland, op leeftijd en op het weer, en een agenda voor het weekend.",
    },
    privacyText:
      "We plaatsen geen cookies en verkopen niets door. Wat je invult, gebruiken we om je te antwoorden, en we wissen het als dat niet meer nodig is.",
  },
};
