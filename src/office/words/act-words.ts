/** A line of the log in words: what was done, in the past tense. Actions without words show their name. */
const nl: ActWords = {
  actions: {
    login: "logde in",
    "held.release": "gaf vrij",
    "held.reject": "wees af",
    "people.invite": "nodigde uit",
    "mails.retry": "stuurde opnieuw",
    "mails.drop": "gaf voorgoed op",
  },
  subjects: {
    account: "account",
    quote: "offerteaanvraag",
    message: "bericht",
    newsletter: "aanmelding nieuwsbrief",
    event: "evenement",
    city: "plaats",
    mail: "mail",
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
    "mails.retry": "hat erneut gesendet",
    "mails.drop": "hat endgültig aufgegeben",
  },
  subjects: {
    account: "Konto",
    quote: "Angebotsanfrage",
    message: "Nachricht",
    newsletter: "Newsletter-Anmeldung",
    event: "Veranstaltung",
    city: "Ort",
    mail: "Mail",
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
