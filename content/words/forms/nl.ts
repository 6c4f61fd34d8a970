import { count } from "../nl.ts";
import { writeWholeNumber } from "../write-whole-number.ts";

/** What forms say, loaded with the screens that have one. */
export const nlForms = {
  contactForm: {
    title: "Vraag een offerte aan",
    lead: "Vrijblijvend. De aanbieder antwoordt meestal binnen één werkdag.",
    open: "Vraag offerte aan",
    close: "Formulier sluiten",
    persons: "Personen",
    group: {
      notFor: (least: number, most: number | null) => `Dit uitje is ${groupOf(least, most)}.`,
      stillAsk: "Je kunt het toch vragen, of kijk verder:",
      others: (persons: number, place: string | null) =>
        `uitjes voor ${count(persons, "persoon", "personen")}${place ? ` in ${place}` : ""}`,
    },
    plannedDate: "Datum",
    salutation: "Aanhef",
    man: "De heer",
    woman: "Mevrouw",
    name: "Naam",
    company: "Bedrijf",
    email: "E-mailadres",
    phone: "Telefoonnummer",
    fold: "Adres of opmerking toevoegen",
    address: "Straat en huisnummer",
    zipcode: "Postcode",
    city: "Plaats",
    description: "Opmerking",
    optional: "(mag leeg)",
    limit: (characters: number) => `Hoogstens ${writeWholeNumber(characters)} tekens`,
    left: (characters: number) => `Nog ${count(characters, "teken", "tekens")}`,
    subscribe: "Stuur mij elke drie weken nieuwe ideeën",
    submit: "Vraag offerte aan",
    sending: "Bezig met versturen…",
    trap: "Dit veld niet invullen",
    summary: (amount: number) => (amount === 1 ? "Nog één ding" : `Nog ${amount} dingen`),
    error: {
      message: "Het formulier kon niet worden verzonden. Probeer het later nog eens.",
      unreadable: "We konden het formulier niet lezen. Een kortere opmerking helpt misschien.",
      tooMany: "Er komen nu veel aanvragen van dit adres. Wacht een paar minuten en verstuur het formulier dan opnieuw.",
    },
    thanks: "Bedankt, je aanvraag is verstuurd",
    thanksLead: (company: string) => `${company} neemt contact met je op.`,
    steps: {
      confirmation: "Binnen een paar minuten krijg je een bevestiging per mail.",
      proposal: "De aanbieder kijkt wat kan en stuurt je een voorstel op maat.",
      choice: "Jij beslist. Er zit nergens iets aan vast.",
    },
    errors: {
      nameRequired: "Vul uw naam in",
      emailRequired: "Vul uw e-mailadres in",
      emailInvalid: "Geen valide e-mailadres",
      phoneRequired: "Vul uw telefoonnummer in",
      phoneInvalid: "Vul een geldig telefoonnummer in",
      personsInvalid: "Vul een heel getal in, van 1 tot en met 10.000 personen",
      dateInvalid: "Vul een geldige datum in",
      dateFuture: "Kies een datum in de toekomst",
      tooLong: "Deze tekst is te lang",
      oneLine: "Vul hier één regel tekst in",
      yesOrNo: "Kies ja of nee",
      noId: "Een nieuwe aanvraag heeft nog geen nummer",
    },
  },
  faqForm: {
    remark: { QUESTION: "Je vraag of opmerking", AD: "Je uitje in een paar zinnen" },
    submit: { QUESTION: "Stel je vraag", AD: "Verstuur je bericht" },
    sent: "Verstuurd",
    thanks: "Bedankt, je bericht is binnen",
    confirmation: "Binnen een paar minuten krijg je een bevestiging per mail.",
    again: "Nog een bericht sturen",
    about: (title: string, url: string) => `Over ‘${title}’ (${url}):\n`,
    errors: {
      nameRequired: "Vul uw naam in",
      emailRequired: "Vul uw e-mailadres in",
      emailInvalid: "Geen valide e-mailadres",
      phoneRequired: "Vul uw telefoonnummer in",
      phoneInvalid: "Vul een geldig telefoonnummer in",
      tooLong: "Deze tekst is te lang",
      oneLine: "Vul hier één regel tekst in",
    },
  },
  privacyNote: {
    quote: "We sturen je aanvraag naar de aanbieder en bewaren die om je te kunnen helpen.",
    question: "We bewaren je bericht om je te antwoorden.",
    event: "We bewaren wat je invult om je evenement te beoordelen en te plaatsen.",
    newsletter: "We bewaren je naam en adres zolang je de nieuwsbrief wilt.",
    read: "Lees onze",
    link: "privacyverklaring",
  },
};

/** For how many something is; without an end `most` is null. */
export function groupOf(least: number, most: number | null): string {
  if (most === null) return `voor groepen vanaf ${count(least, "persoon", "personen")}`;
  return least > 1 ? `voor ${least} tot en met ${most} personen` : `voor groepen tot en met ${count(most, "persoon", "personen")}`;
}

export type FormWords = typeof nlForms;
