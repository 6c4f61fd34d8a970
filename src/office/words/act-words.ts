/** A line of the log in words: what was done, in the past tense. Actions without words show their name. */
const nl: ActWords = {
  actions: {
    login: "logde in",
    "held.release": "gaf vrij",
    "held.reject": "wees af",
    "people.invite": "nodigde uit",
    "quotes.reveal": "bekeek de gegevens",
    "quotes.resend": "mailde de aanbieder opnieuw",
    "quotes.export": "downloadde offerteaanvragen als CSV",
    "messages.reveal": "bekeek de afzender",
    "messages.export": "downloadde berichten als CSV",
    "events.reveal": "bekeek de aanvrager",
    "events.reveal-iban": "bekeek de IBAN",
    "events.export": "downloadde evenementaanvragen als CSV",
    "newsletter.reveal": "bekeek het adres",
    "newsletter.unsubscribe": "meldde af",
    "newsletter.ask-again": "stuurde de bevestigingsmail opnieuw",
    "newsletter.export": "downloadde aanmeldingen als CSV",
    "privacy.export": "exporteerde de gegevens van een persoon",
    "privacy.erase": "wiste een persoon",
  },
  subjects: {
    account: "account",
    quote: "offerteaanvraag",
    message: "bericht",
    newsletter: "aanmelding nieuwsbrief",
    event: "evenement",
    city: "plaats",
    mail: "mail",
    person: "persoon",
  },
  actors: { NOBODY: "Iemand", USER: "Aanbieder", ADMIN: "Redacteur", OPERATOR: "Opdrachtregel", SYSTEM: "Systeem" },
  done: "Gedaan:",
  undone: "Ongedaan gemaakt",
};

const de: ActWords = {
  actions: {
    login: "hat sich angemeldet",
    "held.release": "hat freigegeben",
    "held.reject": "hat abgelehnt",
    "people.invite": "hat eingeladen",
    "quotes.reveal": "hat die Angaben angesehen",
    "quotes.resend": "hat den Anbieter erneut gemailt",
    "quotes.export": "hat Angebotsanfragen als CSV heruntergeladen",
    "messages.reveal": "hat den Absender angesehen",
    "messages.export": "hat Nachrichten als CSV heruntergeladen",
    "events.reveal": "hat den Antragsteller angesehen",
    "events.reveal-iban": "hat die IBAN angesehen",
    "events.export": "hat Veranstaltungsanfragen als CSV heruntergeladen",
    "newsletter.reveal": "hat die Adresse angesehen",
    "newsletter.unsubscribe": "hat abgemeldet",
    "newsletter.ask-again": "hat die Bestätigungsmail erneut gesendet",
    "newsletter.export": "hat Anmeldungen als CSV heruntergeladen",
    "privacy.export": "hat die Daten einer Person exportiert",
    "privacy.erase": "hat eine Person gelöscht",
  },
  subjects: {
    account: "Konto",
    quote: "Angebotsanfrage",
    message: "Nachricht",
    newsletter: "Newsletter-Anmeldung",
    event: "Veranstaltung",
    city: "Ort",
    mail: "Mail",
    person: "Person",
  },
  actors: { NOBODY: "Jemand", USER: "Anbieter", ADMIN: "Redaktion", OPERATOR: "Befehlszeile", SYSTEM: "System" },
  done: "Erledigt:",
  undone: "Rückgängig gemacht",
};

type ActWords = {
  actions: Readonly<Record<string, string>>;
  subjects: Readonly<Record<string, string>>;
  actors: Record<"NOBODY" | "USER" | "ADMIN" | "OPERATOR" | "SYSTEM", string>;
  done: string;
  undone: string;
};

export const actWords = { nl, de };
