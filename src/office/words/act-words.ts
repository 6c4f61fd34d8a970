/** A line of the log in words: what was done, in the past tense. Actions without words show their name. */
const nl: ActWords = {
  actions: {
    login: "logde in",
    "login.asked": "vroeg een code om in te loggen",
    "login.failed": "kwam niet binnen",
    "login.step-up": "bevestigde zich opnieuw",
    logout: "logde uit",
    "people.welcome": "begon als eerste redacteur",
    "people.accept": "nam de uitnodiging aan",
    "account.changed": "veranderde gegevens",
    "account.address-changed": "veranderde het mailadres",
    "account.passkey-added": "voegde een passkey toe",
    "account.passkey-named": "hernoemde een passkey",
    "account.passkey-removed": "verwijderde een passkey",
    "account.app-added": "stelde een app in",
    "account.app-removed": "verwijderde de app",
    "account.recovery-made": "maakte herstelcodes",
    "account.recovery-used": "gebruikte een herstelcode",
    "account.session-ended": "logde een apparaat uit",
    "account.sessions-ended": "logde alle andere apparaten uit",
    "people.changed": "veranderde rol of merken",
    "people.deactivated": "deactiveerde",
    "people.activated": "activeerde",
    "people.invited-again": "stuurde de uitnodiging opnieuw",
    "people.reset": "zette de manier van inloggen terug",
    "people.sessions-ended": "logde overal uit",
    "held.release": "gaf vrij",
    "held.reject": "wees af",
    "people.invite": "nodigde uit",
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
    "login.asked": "hat einen Code zum Anmelden angefordert",
    "login.failed": "konnte sich nicht anmelden",
    "login.step-up": "hat sich erneut bestätigt",
    logout: "hat sich abgemeldet",
    "people.welcome": "hat als erste Person der Redaktion begonnen",
    "people.accept": "hat die Einladung angenommen",
    "account.changed": "hat Angaben geändert",
    "account.address-changed": "hat die Mailadresse geändert",
    "account.passkey-added": "hat einen Passkey hinzugefügt",
    "account.passkey-named": "hat einen Passkey umbenannt",
    "account.passkey-removed": "hat einen Passkey entfernt",
    "account.app-added": "hat eine App eingerichtet",
    "account.app-removed": "hat die App entfernt",
    "account.recovery-made": "hat Wiederherstellungscodes erstellt",
    "account.recovery-used": "hat einen Wiederherstellungscode benutzt",
    "account.session-ended": "hat ein Gerät abgemeldet",
    "account.sessions-ended": "hat alle anderen Geräte abgemeldet",
    "people.changed": "hat Rolle oder Marken geändert",
    "people.deactivated": "hat deaktiviert",
    "people.activated": "hat aktiviert",
    "people.invited-again": "hat die Einladung erneut gesendet",
    "people.reset": "hat die Anmeldung zurückgesetzt",
    "people.sessions-ended": "hat überall abgemeldet",
    "held.release": "hat freigegeben",
    "held.reject": "hat abgelehnt",
    "people.invite": "hat eingeladen",
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
