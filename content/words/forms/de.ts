import { count } from "../nl.ts";
import { writeWholeNumber } from "../write-whole-number.ts";
import type { FormWords } from "./nl.ts";

export const deForms: FormWords = {
  contactForm: {
    title: "Angebot anfragen",
    lead: "Unverbindlich. Der Anbieter antwortet meist innerhalb eines Werktags.",
    open: "Angebot anfragen",
    close: "Formular schließen",
    persons: "Personen",
    group: {
      notFor: (least, most) => `Dieser Ausflug ist ${groupOf(least, most)} gedacht.`,
      stillAsk: "Sie können trotzdem anfragen oder weitersehen:",
      others: (persons, place) => `Ausflüge für ${count(persons, "Person", "Personen")}${place ? ` in ${place}` : ""}`,
    },
    plannedDate: "Wunschtermin",
    salutation: "Anrede",
    man: "Herr",
    woman: "Frau",
    name: "Name",
    company: "Firma",
    email: "E-\u2060Mail-Adresse",
    phone: "Telefonnummer",
    fold: "Adresse oder Bemerkung hinzufügen",
    address: "Straße und Hausnummer",
    zipcode: "Postleitzahl",
    city: "Ort",
    description: "Bemerkung",
    optional: "(freiwillig)",
    limit: (characters) => `Höchstens ${writeWholeNumber(characters)} Zeichen`,
    left: (characters) => `Noch ${writeWholeNumber(characters)} Zeichen`,
    subscribe: "Schicken Sie mir alle drei Wochen neue Ideen",
    submit: "Angebot anfragen",
    sending: "Wird gesendet …",
    trap: "Dieses Feld bitte leer lassen",
    summary: (amount) => (amount === 1 ? "Bitte prüfen Sie eine Angabe" : `Bitte prüfen Sie ${amount} Angaben`),
    error: {
      message: "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
      unreadable: "Das Formular war nicht lesbar. Vielleicht hilft eine kürzere Bemerkung.",
      tooMany: "Von dieser Adresse kommen gerade viele Anfragen. Bitte warten Sie einige Minuten und senden Sie das Formular dann erneut.",
    },
    thanks: "Vielen Dank, Ihre Anfrage ist unterwegs",
    thanksLead: (company) => `${company} meldet sich bei Ihnen.`,
    steps: {
      confirmation: "In wenigen Minuten erhalten Sie eine Bestätigung per E-\u2060Mail.",
      proposal: "Der Anbieter prüft, was möglich ist, und schickt Ihnen ein passendes Angebot.",
      choice: "Sie entscheiden. Die Anfrage verpflichtet zu nichts.",
    },
    errors: {
      nameRequired: "Geben Sie Ihren Namen ein",
      emailRequired: "Geben Sie Ihre E-Mail-Adresse ein",
      emailInvalid: "Keine gültige E-Mail-Adresse",
      phoneRequired: "Geben Sie Ihre Telefonnummer ein",
      phoneInvalid: "Geben Sie eine gültige Telefonnummer ein",
      personsInvalid: "Geben Sie eine ganze Zahl von 1 bis 10.000 Personen ein",
      dateInvalid: "Geben Sie ein gültiges Datum ein",
      dateFuture: "Wählen Sie ein Datum in der Zukunft",
      tooLong: "Dieser Text ist zu lang",
      oneLine: "Schreiben Sie hier bitte ohne Zeilenumbruch",
      yesOrNo: "Wählen Sie Ja oder Nein",
      noId: "Eine neue Anfrage hat noch keine Nummer",
    },
  },
  faqForm: {
    remark: { QUESTION: "Ihre Frage oder Bemerkung", AD: "Ihr Ausflug in ein paar Sätzen" },
    submit: { QUESTION: "Frage senden", AD: "Nachricht senden" },
    sent: "Gesendet",
    thanks: "Vielen Dank, Ihre Nachricht ist bei uns",
    confirmation: "In wenigen Minuten erhalten Sie eine Bestätigung per E-\u2060Mail.",
    again: "Noch eine Nachricht senden",
    about: (title, url) => `Zu „${title}“ (${url}):\n`,
    errors: {
      nameRequired: "Geben Sie Ihren Namen ein",
      emailRequired: "Geben Sie Ihre E-Mail-Adresse ein",
      emailInvalid: "Keine gültige E-Mail-Adresse",
      phoneRequired: "Geben Sie Ihre Telefonnummer ein",
      phoneInvalid: "Geben Sie eine gültige Telefonnummer ein",
      tooLong: "Dieser Text ist zu lang",
      oneLine: "Schreiben Sie hier bitte ohne Zeilenumbruch",
    },
  },
  privacyNote: {
    quote: "Wir leiten Ihre Anfrage an den Anbieter weiter und speichern sie, um Ihnen helfen zu können.",
    question: "Wir speichern Ihre Nachricht, um Ihnen zu antworten.",
    event: "Wir speichern Ihre Angaben, um Ihre Veranstaltung zu prüfen und zu veröffentlichen.",
    newsletter: "Wir speichern Ihren Namen und Ihre Adresse, solange Sie den Newsletter möchten.",
    read: "Mehr dazu in unserer",
    link: "Datenschutzerklärung",
  },
};

function groupOf(least: number, most: number | null): string {
  if (most === null) return `für Gruppen ab ${count(least, "Person", "Personen")}`;
  return least > 1 ? `für ${least} bis ${most} Personen` : `für Gruppen bis ${count(most, "Person", "Personen")}`;
}
