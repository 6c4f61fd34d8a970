/** A line of the log in words: what was done, in the past tense. Actions without words show their name. */
const nl: ActWords = {
  actions: {
    login: "logde in",
    "held.release": "gaf vrij",
    "held.reject": "wees af",
    "held.release.undo": "maakte vrijgeven ongedaan",
    "held.reject.undo": "maakte afwijzen ongedaan",
    "people.invite": "nodigde uit",
    "mails.retry": "stuurde opnieuw",
    "mails.drop": "gaf voorgoed op",
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
  results: {
    "held.release": "Vrijgegeven",
    "held.reject": "Afgewezen",
    "held.release.undo": "Wacht weer",
    "held.reject.undo": "Wacht weer",
  },
  fields: { event: "evenement", place: "plaats", picture: "foto", notRestored: "niet hersteld", name: "naam" },
  notRestored: { picture: "De foto was al verwijderd en komt niet terug." },
  toAgenda: "Bekijk de agenda",
  done: "Gedaan:",
  undone: "Ongedaan gemaakt",
};

const de: ActWords = {
  actions: {
    login: "hat sich angemeldet",
    "held.release": "hat freigegeben",
    "held.reject": "hat abgelehnt",
    "held.release.undo": "hat die Freigabe zurückgenommen",
    "held.reject.undo": "hat die Ablehnung zurückgenommen",
    "people.invite": "hat eingeladen",
    "mails.retry": "hat erneut gesendet",
    "mails.drop": "hat endgültig aufgegeben",
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
  results: {
    "held.release": "Freigegeben",
    "held.reject": "Abgelehnt",
    "held.release.undo": "Wartet wieder",
    "held.reject.undo": "Wartet wieder",
  },
  fields: { event: "Veranstaltung", place: "Ort", picture: "Bild", notRestored: "nicht wiederhergestellt", name: "Name" },
  notRestored: { picture: "Das Bild war schon gelöscht und kommt nicht zurück." },
  toAgenda: "Zum Kalender",
  done: "Erledigt:",
  undone: "Rückgängig gemacht",
};

type ActWords = {
  actions: Readonly<Record<string, string>>;
  subjects: Readonly<Record<string, string>>;
  actors: Record<"NOBODY" | "USER" | "ADMIN" | "OPERATOR" | "SYSTEM", string>;
  /** What a page says after an act; actions without a result are described as in the log. */
  results: Readonly<Record<string, string>>;
  /** The names of changed fields; others are shown as they are. */
  fields: Readonly<Record<string, string>>;
  /** What an undoing could not restore. */
  notRestored: Readonly<Record<string, string>>;
  toAgenda: string;
  done: string;
  undone: string;
};

export const actWords = { nl, de };
