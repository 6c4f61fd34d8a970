import type { NewsletterWords } from "./nl.ts";

export const deNewsletter: NewsletterWords = {
  newsletter: {
    breadcrumb: "Newsletter",
    promise:
      "Ihre Adresse verwenden wir nur für diese E-\u2060Mail. Abmelden geht jederzeit: Am Ende jeder E-\u2060Mail finden Sie einen Link.",
    submit: "Newsletter bestellen",
    sent: "Anmeldung gesendet",
    thanks: "Vielen Dank, nur noch ein Schritt",
    thanksText:
      "Meist erhalten Sie in wenigen Minuten eine E-\u2060Mail mit einer Schaltfläche. Ein Klick darauf, und Sie stehen auf der Liste.",
    thanksHint: "Nichts angekommen? Sehen Sie bitte auch im Spamordner nach.",
    error: "Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
    errors: {
      nameRequired: "Geben Sie Ihren Namen ein",
      emailRequired: "Geben Sie Ihre E-Mail-Adresse ein",
      emailInvalid: "Keine gültige E-Mail-Adresse",
      tooLong: "Dieser Text ist zu lang",
      oneLine: "Schreiben Sie hier bitte ohne Zeilenumbruch",
    },
    confirm: {
      open: {
        title: "Nur noch ein Klick",
        text: (site) => `Ein Klick auf die Schaltfläche, und Sie erhalten künftig den Newsletter von ${site}.`,
        button: "Ja, ich möchte den Newsletter",
      },
      done: {
        title: "Sie stehen auf der Liste",
        text: (site) => `Ab jetzt erhalten Sie alle drei Wochen den Newsletter von ${site}. Eine Begrüßungsmail ist unterwegs.`,
      },
      already: {
        title: "Sie standen schon auf der Liste",
        text: (site) => `Sie erhalten den Newsletter von ${site} bereits und müssen nichts weiter tun.`,
      },
      expired: {
        title: "Dieser Link ist abgelaufen",
        text: () => "Ein Link zur Bestätigung gilt sieben Tage. Melden Sie sich gern noch einmal an, dann schicken wir Ihnen einen neuen.",
        button: "Noch einmal anmelden",
      },
      unknown: {
        title: "Diesen Link kennen wir nicht",
        text: () =>
          "Vielleicht ist er nicht vollständig angekommen. Klicken Sie auf die Schaltfläche in unserer E-\u2060Mail, oder melden Sie sich noch einmal an.",
        button: "Noch einmal anmelden",
      },
    },
    leave: {
      open: {
        title: "Möchten Sie sich abmelden?",
        text: (site) => `Ein Klick, und Sie erhalten den Newsletter von ${site} nicht mehr.`,
        button: "Ja, abmelden",
      },
      done: {
        title: "Sie sind abgemeldet",
        text: (site) => `Sie erhalten den Newsletter von ${site} nicht mehr. Danke, dass Sie mitgelesen haben.`,
      },
      already: {
        title: "Sie sind bereits abgemeldet",
        text: (site) => `Sie erhalten den Newsletter von ${site} nicht mehr.`,
      },
      unknown: {
        title: "Diesen Link kennen wir nicht",
        text: () =>
          "Vielleicht ist er nicht vollständig angekommen. Klicken Sie auf den Link unter unserer E-\u2060Mail, oder schreiben Sie uns: Dann melden wir Sie ab.",
        button: "Zur Hilfeseite",
      },
    },
  },
};
