import { nlForms, type FormWords } from "./nl.ts";

export const beForms: FormWords = {
  ...nlForms,
  contactForm: {
    ...nlForms.contactForm,
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
  privacyNote: {
    ...nlForms.privacyNote,
    quote: "We bezorgen je aanvraag aan de aanbieder en houden ze bij om je te kunnen helpen.",
    question: "We houden je bericht bij om je te antwoorden.",
    newsletter: "We houden je naam en adres bij zolang je de nieuwsbrief wil.",
  },
};
