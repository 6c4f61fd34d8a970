/** The tables that an export counts (src/privacy/export-person.ts). */
const TABLES_NL: Readonly<Record<string, string>> = {
  submission_key: "sleutels van inzendingen",
  mailbox: "mails in het postvak",
  media: "foto's",
  event: "evenementen",
  upload: "opgestuurde foto's",
  event_request: "evenementaanvragen",
  quote_request: "offerteaanvragen",
  contact_message: "berichten",
  newsletter_subscription: "aanmeldingen nieuwsbrief",
  contact_person: "contactpersonen",
  user_account: "accounts",
  user_token: "codes en uitnodigingen",
  passkey: "passkeys",
  totp: "authenticator-apps",
  session: "sessies",
  saved_view: "bewaarde weergaven",
  user_organisation: "aanbieders van accounts",
  user_platform: "merken van accounts",
  audit: "regels van het logboek",
  "audit (its details)": "regels van het logboek, hun bijzonderheden",
  activity: "uitjes met dit adres als contact (blijven, zonder het contact)",
  organisation: "organisaties met dit adres (blijven)",
  jobs: "wachtende taken",
  files: "bestanden",
  "activity (its contact)": "uitjes, hun contact",
};

const TABLES_DE: Readonly<Record<string, string>> = {
  submission_key: "Schlüssel von Einsendungen",
  mailbox: "Mails im Postfach",
  media: "Fotos",
  event: "Veranstaltungen",
  upload: "eingesandte Fotos",
  event_request: "Veranstaltungsanfragen",
  quote_request: "Angebotsanfragen",
  contact_message: "Nachrichten",
  newsletter_subscription: "Newsletter-Anmeldungen",
  contact_person: "Ansprechpartner",
  user_account: "Konten",
  user_token: "Codes und Einladungen",
  passkey: "Passkeys",
  totp: "Authenticator-Apps",
  session: "Sitzungen",
  saved_view: "gespeicherte Ansichten",
  user_organisation: "Anbieter von Konten",
  user_platform: "Marken von Konten",
  audit: "Protokolleinträge",
  "audit (its details)": "Einzelheiten von Protokolleinträgen",
  activity: "Ausflüge mit dieser Adresse als Kontakt (bleiben, ohne den Kontakt)",
  organisation: "Organisationen mit dieser Adresse (bleiben)",
  jobs: "wartende Aufgaben",
  files: "Dateien",
  "activity (its contact)": "Kontaktangaben von Ausflügen",
};

const nl = {
  title: "Gegevens van een persoon",
  lead: "Alles wat we van een e-mailadres bewaren: om het te geven aan wie erom vraagt, of om het te wissen.",
  address: "E-mailadres",
  search: "Zoek op",
  invalid: "Dit is geen e-mailadres.",
  nothing: "Van dit adres bewaren we niets.",
  held: (address: string) => `Wat we bewaren van ${address}`,
  tables: TABLES_NL,
  download: "Download als JSON",
  downloadLead: "Alles in één bestand, ook een IBAN in zijn geheel. Geef het alleen aan de persoon zelf.",
  erase: "Wis voorgoed",
  eraseLead: "Dit kan niet ongedaan worden gemaakt. Ook de mailservice van de nieuwsbrief vergeet het adres.",
  confirm: "Typ het e-mailadres nog een keer",
  notTheSame: "Dit is niet hetzelfde adres. Er is niets gewist.",
  kept: {
    "own-account": "Dit is het adres van je eigen account. Vraag een collega om het te wissen. Er is niets gewist.",
    "last-editor": "Dit is de laatste redacteur die kan inloggen. Nodig eerst iemand anders uit. Er is niets gewist.",
  },
  erased: "Gewist",
  erasedOf: (address: string) => `Gewist van ${address}`,
  erasedNothing: "Er was niets meer te wissen.",
  service: {
    forgets:
      "De mailservice van de nieuwsbrief is nog niet klaar met vergeten. Dat wordt vanzelf opnieuw geprobeerd; wat mislukt, staat in Post uit.",
    forgot: "Ook de mailservice van de nieuwsbrief is het adres vergeten.",
  },
  stays: "Wat blijft",
  staying: {
    "busy-mails": ({ count }: { count: number }) =>
      `${count === 1 ? "Eén mail wordt" : `${count} mails worden`} op dit moment verstuurd. Dat houdt vanzelf op.`,
    organisation: ({ id, name }: { id: number; name: string }) =>
      `Organisatie ${id} (${name}) kan niet zonder adres. Geef haar een ander, en wis dan opnieuw.`,
  },
  backups: "Back-ups van voor vandaag bevatten het nog, tot ze verlopen.",
};

const de: typeof nl = {
  title: "Daten einer Person",
  lead: "Alles, was wir zu einer E-Mail-Adresse speichern: um es auf Anfrage herauszugeben oder um es zu löschen.",
  address: "E-Mail-Adresse",
  search: "Suchen",
  invalid: "Das ist keine E-Mail-Adresse.",
  nothing: "Zu dieser Adresse speichern wir nichts.",
  held: (address) => `Was wir zu ${address} speichern`,
  tables: TABLES_DE,
  download: "Als JSON herunterladen",
  downloadLead: "Alles in einer Datei, auch eine vollständige IBAN. Geben Sie die Datei nur der Person selbst.",
  erase: "Endgültig löschen",
  eraseLead: "Das kann nicht rückgängig gemacht werden. Auch der Maildienst des Newsletters löscht die Adresse.",
  confirm: "Geben Sie die E-Mail-Adresse noch einmal ein",
  notTheSame: "Das ist nicht dieselbe Adresse. Es wurde nichts gelöscht.",
  kept: {
    "own-account":
      "Das ist die Adresse Ihres eigenen Kontos. Bitten Sie jemanden aus der Redaktion, es zu löschen. Es wurde nichts gelöscht.",
    "last-editor":
      "Das ist die letzte Person der Redaktion, die sich anmelden kann. Laden Sie zuerst jemanden ein. Es wurde nichts gelöscht.",
  },
  erased: "Gelöscht",
  erasedOf: (address) => `Gelöschte Daten zu ${address}`,
  erasedNothing: "Es war nichts mehr zu löschen.",
  service: {
    forgets:
      "Der Maildienst des Newsletters hat die Adresse noch nicht gelöscht. Das wird von selbst erneut versucht; was misslingt, steht im Postausgang.",
    forgot: "Auch der Maildienst des Newsletters hat die Adresse gelöscht.",
  },
  stays: "Was bleibt",
  staying: {
    "busy-mails": ({ count }) => `${count === 1 ? "Eine Mail wird" : `${count} Mails werden`} gerade gesendet. Das endet von selbst.`,
    organisation: ({ id, name }) =>
      `Organisation ${id} (${name}) braucht eine Adresse. Tragen Sie eine andere ein, und löschen Sie dann erneut.`,
  },
  backups: "Ältere Sicherungskopien enthalten die Daten noch, bis sie ablaufen.",
};

export const privacyWords = { nl, de };
