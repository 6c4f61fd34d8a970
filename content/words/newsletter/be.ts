import { nlNewsletter, type NewsletterWords } from "./nl.ts";

export const beNewsletter: NewsletterWords = {
  ...nlNewsletter,
  newsletter: {
    ...nlNewsletter.newsletter,
    promise: "Je adres gebruiken we alleen voor deze mail. Uitschrijven kan altijd: onder elke mail staat een link.",
    submit: "Schrijf me in",
    sent: "Inschrijving verstuurd",
    thanksText: "Meestal krijg je binnen enkele minuten een mail met een knop. Klik erop, en je staat op de lijst.",
    thanksHint: "Niets gekregen? Kijk ook even bij de ongewenste mail.",
    confirm: {
      ...nlNewsletter.newsletter.confirm,
      done: {
        title: "Je staat op de lijst",
        text: (site) => `Vanaf nu krijg je om de drie weken de nieuwsbrief van ${site}. Een welkomstmail is onderweg.`,
      },
      expired: {
        title: "Deze link is verlopen",
        text: () => "Een link om te bevestigen werkt zeven dagen. Schrijf je gerust opnieuw in, dan sturen we je een nieuwe.",
        button: "Schrijf je opnieuw in",
      },
      unknown: {
        title: "Deze link kennen we niet",
        text: () => "Misschien is de link niet helemaal gekopieerd. Klik op de knop in onze mail, of schrijf je opnieuw in.",
        button: "Schrijf je opnieuw in",
      },
    },
    leave: {
      open: {
        title: "Wil je je uitschrijven?",
        text: (site) => `Eén klik, en je krijgt de nieuwsbrief van ${site} niet meer.`,
        button: "Ja, schrijf me uit",
      },
      done: {
        title: "Je bent uitgeschreven",
        text: (site) => `Je krijgt de nieuwsbrief van ${site} niet meer. Bedankt dat je meelas.`,
      },
      already: { title: "Je bent al uitgeschreven", text: (site) => `Je krijgt de nieuwsbrief van ${site} niet meer.` },
      unknown: {
        title: "Deze link kennen we niet",
        text: () => "Misschien is de link niet helemaal gekopieerd. Klik op de link onder onze mail, of schrijf ons: dan doen wij het.",
        button: "Naar de helpdesk",
      },
    },
  },
};
