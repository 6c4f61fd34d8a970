import { nl, type Words } from "./nl.ts";

/** Flemish: the Dutch catalogue where the two agree, other words where they differ. */
export const be: Words = {
  ...nl,
  footer: {
    ...nl.footer,
    newsletterTitle: "Om de drie weken verse ideeën",
    newsletterLead: "Een korte mail, zonder ruis. Uitschrijven kan altijd.",
  },
  home: {
    ...nl.home,
    placeHint: "Stad of provincie",
    newLead: "Vers van bij de aanbieder, pas toegevoegd.",
  },
  overview: {
    ...nl.overview,
    clear: "Alles wissen",
    clearChosen: (amount) => `Alles wissen (${amount})`,
    emptyText: "Haal een filter weg, kies een plaats in de buurt of een kleinere groep.",
    aboutTitle: "Hulp nodig bij het kiezen?",
    aboutText: "Laat ons weten met hoeveel jullie zijn en waar je aan denkt, dan denken we mee. Vrijblijvend, en meestal nog dezelfde dag.",
  },
  detail: { ...nl.detail, showPhone: "Toon telefoonnummer", somethingElse: "Of toch liever iets anders?" },
  helpdesk: { ...nl.helpdesk, askTitle: "Staat je vraag er niet tussen?" },
  advertise: {
    ...nl.advertise,
    claims: { ...nl.advertise.claims, report: { figure: "Om de 3 maanden", text: "een rapport over je advertentie" } },
    steps: {
      tell: "Vertel ons wat je aanbiedt. Enkele zinnen volstaan om te beginnen.",
      check: "Wij lezen mee, en zetten je uitstap online zodra alles klopt.",
      answer: "Aanvragen komen bij jou terecht, en om de drie maanden krijg je een rapport.",
    },
    loginText: "Log in om je uitstappen en advertenties te bekijken en bij te werken.",
    askTitle: "Vertel ons over je uitstap",
  },
  newsletter: {
    ...nl.newsletter,
    promise: "Je adres gebruiken we alleen voor deze mail. Uitschrijven kan altijd: onder elke mail staat een link.",
    submit: "Schrijf me in",
    sent: "Inschrijving verstuurd",
    thanksText: "Binnen enkele minuten krijg je een mail met een knop. Klik erop, en je staat op de lijst.",
    thanksHint: "Niets gekregen? Kijk ook even bij de ongewenste mail.",
    confirm: {
      ...nl.newsletter.confirm,
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
  contactForm: {
    ...nl.contactForm,
    man: "De heer",
    woman: "Mevrouw",
    salutation: "Aanspreking",
    city: "Gemeente",
    company: "Organisatie",
    subscribe: "Stuur mij om de drie weken nieuwe ideeën",
    error: {
      message: "Het formulier kon niet worden verzonden. Probeer het later nog eens.",
      unreadable: "We konden het formulier niet lezen. Misschien helpt een kortere opmerking.",
      tooMany: "Er komen nu veel aanvragen van dit adres. Wacht enkele minuten en verstuur het formulier dan opnieuw.",
    },
    steps: {
      confirmation: "Binnen enkele minuten krijg je een bevestiging per mail.",
      proposal: "De aanbieder bekijkt wat mogelijk is en stuurt je een voorstel op maat.",
      choice: "Jij beslist. Je zit nergens aan vast.",
    },
  },
  eventForm: {
    ...nl.eventForm,
    websiteHint: "Bijvoorbeeld www.jouwevenement.be",
    city: "Stad of gemeente",
    lead: "We lezen alles zelf. Klopt het, dan komt je evenement in de agenda.",
    errors: {
      ...nl.eventForm.errors,
      websiteInvalid: "Vul het adres van een website in, zoals www.jouwevenement.be",
      mediaUnknown: "We hebben deze afbeelding niet meer. Voeg ze nog eens toe",
    },
  },
  upload: {
    ...nl.upload,
    drop: "of sleep hem naar hier",
    errors: {
      ...nl.upload.errors,
      tooMany: "Je hebt op korte tijd veel foto’s verstuurd. Wacht enkele minuten en probeer het opnieuw.",
      busy: "Het is even druk. Probeer het over enkele seconden opnieuw.",
    },
  },
  faqForm: {
    ...nl.faqForm,
    remark: { QUESTION: "Je vraag of opmerking", AD: "Je uitstap in enkele zinnen" },
    confirmation: "Binnen enkele minuten krijg je een bevestiging per mail.",
  },
  aboutUs: {
    ...nl.aboutUs,
    platform: {
      ...nl.aboutUs.platform,
      kids: "Uitstappen met kinderen in Nederland, op leeftijd en op het weer, en een agenda voor het weekend.",
    },
    privacyText:
      "We plaatsen geen cookies en verkopen niets door. Wat je invult, gebruiken we om je te antwoorden, en we wissen het als dat niet meer nodig is.",
  },
  privacyNote: {
    ...nl.privacyNote,
    quote: "We bezorgen je aanvraag aan de aanbieder en houden ze bij om je te kunnen helpen.",
    question: "We houden je bericht bij om je te antwoorden.",
    newsletter: "We houden je naam en adres bij zolang je de nieuwsbrief wil.",
  },
};
