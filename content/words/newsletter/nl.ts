/** Words of the newsletter pages. */
export const nlNewsletter = {
  newsletter: {
    breadcrumb: "Nieuwsbrief",
    promise: "Je adres gebruiken we alleen voor deze mail. Afmelden kan altijd: onder elke mail staat een link.",
    submit: "Meld me aan",
    sent: "Aanmelding verstuurd",
    thanks: "Bedankt, nog één stap",
    thanksText: "Meestal krijg je binnen een paar minuten een mail met een knop. Klik erop, dan sta je op de lijst.",
    thanksHint: "Niets gekregen? Kijk ook eens bij de ongewenste mail.",
    error: "Er ging iets mis met het aanmelden. Probeer het nog eens.",
    errors: {
      nameRequired: "Vul uw naam in",
      emailRequired: "Vul uw e-mailadres in",
      emailInvalid: "Geen valide e-mailadres",
      tooLong: "Deze tekst is te lang",
      oneLine: "Vul hier één regel tekst in",
    },
    confirm: {
      open: {
        title: "Nog één klik",
        text: (site: string) => `Klik op de knop en je krijgt voortaan de nieuwsbrief van ${site}.`,
        button: "Ja, stuur mij de nieuwsbrief",
      },
      done: {
        title: "Je staat op de lijst",
        text: (site: string) => `Vanaf nu krijg je elke drie weken de nieuwsbrief van ${site}. Een welkomstmail is onderweg.`,
      },
      already: {
        title: "Je stond al op de lijst",
        text: (site: string) => `Je krijgt de nieuwsbrief van ${site} al. Je hoeft niets te doen.`,
      },
      expired: {
        title: "Deze link is verlopen",
        text: () => "Een link om te bevestigen werkt zeven dagen. Meld je gerust opnieuw aan, dan sturen we je een nieuwe.",
        button: "Meld je opnieuw aan",
      },
      unknown: {
        title: "Deze link kennen we niet",
        text: () => "Misschien is de link niet helemaal gekopieerd. Klik op de knop in onze mail, of meld je opnieuw aan.",
        button: "Meld je opnieuw aan",
      },
    },
    leave: {
      open: {
        title: "Wil je je afmelden?",
        text: (site: string) => `Eén klik, en je krijgt de nieuwsbrief van ${site} niet meer.`,
        button: "Ja, meld me af",
      },
      done: {
        title: "Je bent afgemeld",
        text: (site: string) => `Je krijgt de nieuwsbrief van ${site} niet meer. Bedankt dat je meelas.`,
      },
      already: { title: "Je bent al afgemeld", text: (site: string) => `Je krijgt de nieuwsbrief van ${site} niet meer.` },
      unknown: {
        title: "Deze link kennen we niet",
        text: () => "Misschien is de link niet helemaal gekopieerd. Klik op de link onder onze mail, of schrijf ons: dan doen wij het.",
        button: "Naar de helpdesk",
      },
    },
  },
};

export type NewsletterWords = typeof nlNewsletter;
