/** Words of the consent bar for analytics. */
export const nlConsent = {
  consent: {
    title: "Mogen we meten wat je bekijkt?",
    text: "Zo zien we welke uitjes in de smaak vallen. Dat gaat met Google en cookies; zonder werkt alles net zo goed.",
    more: "Meer over privacy",
    refuse: "Nee, liever niet",
    grant: "Ja, dat mag",
    nowRefused: "Je keuze is nu: nee.",
    nowGranted: "Je keuze is nu: ja.",
    kept: "Je keuze is bewaard.",
  },
};

export type ConsentWords = typeof nlConsent;
