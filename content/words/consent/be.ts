import { nlConsent, type ConsentWords } from "./nl.ts";

export const beConsent: ConsentWords = {
  consent: {
    ...nlConsent.consent,
    text: "Dan zien we welke uitstappen in de smaak vallen. Dat doen we met Google, en daar komen cookies bij kijken. Zonder werkt alles even goed.",
  },
};
