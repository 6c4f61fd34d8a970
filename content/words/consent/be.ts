import { nlConsent, type ConsentWords } from "./nl.ts";

export const beConsent: ConsentWords = {
  consent: {
    ...nlConsent.consent,
    text: "Zo zien we welke uitstappen in de smaak vallen. Dat gaat met Google en cookies; zonder werkt alles even goed.",
  },
};
