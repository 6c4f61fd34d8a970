/** What the bar says that asks whether a visit may be measured. */
export const nlConsent = {
  consent: {
    title: "Mogen we meten wat je bekijkt?",
    text: "Dan zien we welke uitjes in de smaak vallen. Dat doen we met Google, en daar komen cookies bij kijken. Zonder werkt alles net zo goed.",
    more: "Lees meer over privacy",
    refuse: "Nee, liever niet",
    grant: "Ja, dat mag",
    nowRefused: "Je keuze is nu: nee.",
    nowGranted: "Je keuze is nu: ja.",
    kept: "Je keuze is bewaard.",
  },
};

export type ConsentWords = typeof nlConsent;
