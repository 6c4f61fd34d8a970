/** Words of mails in Dutch; used by the server only. */
export const nlMail = {
  quoteToProvider: {
    subject: (title: string, name: string) => `Offerteaanvraag voor ${title} van ${name}`,
    intro: (site: string) => `Via ${site} is een offerte aangevraagd.`,
    reply: "Beantwoord deze mail om de aanvrager te bereiken.",
  },
  quoteToVisitor: {
    subject: (title: string) => `Je aanvraag voor ${title}`,
    greeting: "Hallo,",
    intro: (title: string, company: string) => `We hebben je offerteaanvraag voor ‘${title}’ doorgestuurd naar ${company}.`,
    next: "De aanbieder neemt zelf contact met je op. Je zit nergens aan vast.",
    notYou: "Heb je niets aangevraagd? Dan hoef je niets te doen.",
  },
  waitingReport: {
    subject: (amount: number) => (amount === 1 ? "Er wacht 1 zaak op je" : `Er wachten ${amount} zaken op je`),
    intro: (site: string) => `Dit wacht bij ${site} op een besluit. Het oudste staat bovenaan.`,
    kinds: {
      quote: "Offerteaanvragen",
      message: "Berichten",
      newsletter: "Aanmeldingen voor de nieuwsbrief",
      event: "Evenementen",
      city: "Plaatsen",
      dead: "Mails die niet aankwamen",
    },
    since: (day: string) => `sinds ${day}`,
    more: (amount: number) => `en nog ${amount}`,
    commands: "Op de server",
  },
  contactToPlatform: {
    question: {
      subject: (name: string) => `Vraag van ${name}`,
      intro: (site: string) => `Op de helpdesk van ${site} is een vraag gesteld.`,
    },
    ad: {
      subject: (name: string) => `Bericht van ${name} over adverteren`,
      intro: (site: string) => `Iemand wil adverteren op ${site}.`,
    },
    reply: "Beantwoord deze mail om de afzender te bereiken.",
  },
  contactToVisitor: {
    greeting: "Hallo,",
    question: {
      subject: "We hebben je vraag ontvangen",
      intro: (site: string) =>
        `Bedankt voor je vraag aan ${site}. We lezen alles zelf en antwoorden je per mail. Misschien staat het antwoord al op onze helpdesk.`,
      link: "Veelgestelde vragen",
    },
    ad: {
      subject: "We hebben je bericht ontvangen",
      intro: (site: string) =>
        `Bedankt voor je bericht over adverteren op ${site}. Je krijgt een antwoord van een mens, met wat er kan en wat het kost.`,
      link: "Lees hoe adverteren werkt",
    },
    add: "Wil je iets aanvullen? Beantwoord dan deze mail.",
    notYou: "Heb je ons niets gestuurd? Dan hoef je niets te doen.",
  },
  newsletterConfirm: {
    subject: (site: string) => `Bevestig je aanmelding voor de nieuwsbrief van ${site}`,
    greeting: "Hallo,",
    intro: (site: string) =>
      `Met dit adres is de nieuwsbrief van ${site} aangevraagd. Wil je hem krijgen? Klik dan op de knop. Pas daarna sta je op de lijst.`,
    button: "Ja, stuur mij de nieuwsbrief",
    untilDay: (day: string) => `De knop werkt tot ${day}.`,
    notYou: "Heb je dit niet gevraagd? Dan hoef je niets te doen, en krijg je de nieuwsbrief niet.",
  },
  newsletterAlready: {
    subject: (site: string) => `Je krijgt de nieuwsbrief van ${site} al`,
    greeting: "Hallo,",
    intro: (site: string) =>
      `Met dit adres is de nieuwsbrief van ${site} nog eens aangevraagd. Je staat al op de lijst, dus je hoeft niets te doen.`,
    next: "De volgende nieuwsbrief komt vanzelf.",
  },
  newsletterWelcome: {
    subject: (site: string) => `Welkom bij de nieuwsbrief van ${site}`,
    greeting: "Hallo,",
    intro: (_site: string) =>
      "Je staat op de lijst. Eén keer in de drie weken krijg je een korte mail met nieuwe uitjes en iets om te lezen.",
    next: "Kijk gerust alvast rond.",
  },
  leaveNewsletter: "Afmelden voor de nieuwsbrief",
  eventToPlatform: {
    subject: (title: string) => `Nieuw evenement: ${title}`,
    intro: (site: string) => `Op ${site} is een evenement ingestuurd. Het wacht op jullie oordeel, en staat nog niet in de agenda.`,
    reply: "Beantwoord deze mail om de inzender te bereiken.",
    decide: (command: string) => `Lezen, vrijgeven of afwijzen: ${command}`,
    number: "Nummer",
    agenda: "Bekijk de site",
    iban: "De IBAN staat niet in deze mail; hij is versleuteld bewaard.",
  },
  eventToVisitor: {
    subject: (site: string) => `Je evenement voor de agenda van ${site}`,
    greeting: "Hallo,",
    intro: (site: string) => `Bedankt voor het insturen van je evenement. Het is goed aangekomen bij ${site}.`,
    next: "Wij lezen het na, en zetten het in de agenda als alles klopt. Is er iets onduidelijk, dan mailen we je. Wil je nog iets aanvullen? Beantwoord dan gewoon deze mail.",
    iban: "Je IBAN bewaren we versleuteld. 90 dagen na het evenement wissen we hem.",
    link: "Naar de site",
    notYou: "Heb je niets ingestuurd? Dan hoef je niets te doen.",
  },
  footer: (site: string) => `Verzonden door ${site}`,
};

export type MailWords = typeof nlMail;
