import type { MailWords } from "./nl.ts";

/** Words of mails in German. */
export const deMail: MailWords = {
  quoteToProvider: {
    subject: (title, name) => `Angebotsanfrage für ${title} von ${name}`,
    intro: (site) => `Über ${site} wurde ein Angebot angefragt.`,
    reply: "Antworten Sie auf diese E-Mail, um die anfragende Person zu erreichen.",
  },
  quoteToVisitor: {
    subject: (title) => `Ihre Anfrage für ${title}`,
    greeting: "Guten Tag,",
    intro: (title, company) => `wir haben Ihre Angebotsanfrage für „${title}“ an ${company} weitergeleitet.`,
    next: "Der Anbieter meldet sich direkt bei Ihnen. Die Anfrage verpflichtet zu nichts.",
    notYou: "Sie haben nichts angefragt? Dann brauchen Sie nichts zu tun.",
  },
  waitingReport: {
    subject: (amount) => (amount === 1 ? "1 Vorgang wartet auf Sie" : `${amount} Vorgänge warten auf Sie`),
    intro: (site) => `Das wartet bei ${site} auf eine Entscheidung. Die ältesten stehen oben.`,
    kinds: {
      quote: "Angebotsanfragen",
      message: "Nachrichten",
      newsletter: "Anmeldungen zum Newsletter",
      event: "Veranstaltungen",
      city: "Orte",
      dead: "E-Mails, die nicht ankamen",
    },
    since: (day) => `seit ${day}`,
    more: (amount) => `und ${amount} weitere`,
    commands: "Auf dem Server",
  },
  contactToPlatform: {
    question: {
      subject: (name) => `Frage von ${name}`,
      intro: (site) => `Auf der Hilfeseite von ${site} wurde eine Frage gestellt.`,
    },
    ad: {
      subject: (name) => `Nachricht von ${name} zur Werbung`,
      intro: (site) => `Jemand möchte auf ${site} werben.`,
    },
    reply: "Antworten Sie auf diese E-Mail, um den Absender zu erreichen.",
  },
  contactToVisitor: {
    greeting: "Guten Tag,",
    question: {
      subject: "Ihre Frage ist bei uns angekommen",
      intro: (site) =>
        `vielen Dank für Ihre Frage an ${site}. Wir lesen alles selbst und antworten Ihnen per E-\u2060Mail. Vielleicht steht die Antwort schon auf unserer Hilfeseite.`,
      link: "Häufige Fragen ansehen",
    },
    ad: {
      subject: "Ihre Nachricht ist bei uns angekommen",
      intro: (site) =>
        `vielen Dank für Ihre Nachricht zur Werbung auf ${site}. Ein Mensch antwortet Ihnen und sagt, was möglich ist und was es kostet.`,
      link: "So funktioniert Werben",
    },
    add: "Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.",
    notYou: "Sie haben uns nichts geschickt? Dann brauchen Sie nichts zu tun.",
  },
  newsletterConfirm: {
    subject: (site) => `Bitte bestätigen Sie Ihre Anmeldung zum Newsletter von ${site}`,
    greeting: "Guten Tag,",
    intro: (site) =>
      `mit dieser Adresse wurde der Newsletter von ${site} bestellt. Möchten Sie ihn erhalten? Dann klicken Sie auf die Schaltfläche. Erst danach stehen Sie auf der Liste.`,
    button: "Ja, ich möchte den Newsletter",
    untilDay: (day) => `Der Link gilt bis ${day}.`,
    notYou: "Sie haben nichts bestellt? Dann brauchen Sie nichts zu tun und erhalten den Newsletter nicht.",
  },
  newsletterAlready: {
    subject: (site) => `Sie erhalten den Newsletter von ${site} bereits`,
    greeting: "Guten Tag,",
    intro: (site) =>
      `mit dieser Adresse wurde der Newsletter von ${site} noch einmal bestellt. Sie stehen schon auf der Liste und müssen nichts weiter tun.`,
    next: "Die nächste Ausgabe kommt von selbst.",
  },
  newsletterWelcome: {
    subject: (site) => `Willkommen beim Newsletter von ${site}`,
    greeting: "Guten Tag,",
    intro: () =>
      "Sie stehen auf der Liste. Einmal alle drei Wochen erhalten Sie eine kurze E-Mail mit neuen Ausflügen und etwas zum Lesen.",
    next: "Sehen Sie sich gern schon einmal um.",
  },
  leaveNewsletter: "Newsletter abbestellen",
  eventToPlatform: {
    subject: (title) => `Neue Veranstaltung: ${title}`,
    intro: (site) => `Auf ${site} wurde eine Veranstaltung eingereicht. Sie wartet auf Ihre Entscheidung und steht noch nicht im Kalender.`,
    reply: "Antworten Sie auf diese E-Mail, um den Absender zu erreichen.",
    decide: (command) => `Lesen, freigeben oder ablehnen: ${command}`,
    number: "Nummer",
    agenda: "Zur Website",
    iban: "Die IBAN steht nicht in dieser E-Mail; sie ist verschlüsselt gespeichert.",
  },
  eventToVisitor: {
    subject: (site) => `Ihre Veranstaltung für den Kalender von ${site}`,
    greeting: "Guten Tag,",
    intro: (site) => `vielen Dank für Ihre Veranstaltung. Sie ist bei ${site} eingegangen.`,
    next: "Wir lesen Ihre Angaben und nehmen die Veranstaltung in den Kalender auf, wenn alles stimmt. Wenn etwas unklar ist, schreiben wir Ihnen. Möchten Sie noch etwas ergänzen? Antworten Sie einfach auf diese E-Mail.",
    iban: "Ihre IBAN speichern wir verschlüsselt. 90 Tage nach der Veranstaltung löschen wir sie.",
    link: "Zur Website",
    notYou: "Sie haben nichts eingereicht? Dann brauchen Sie nichts zu tun.",
  },
  footer: (site) => `Gesendet von ${site}`,
};
