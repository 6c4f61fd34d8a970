import type { MailJob } from "../../mail/mail-job.ts";

/** Names of mails, and of the other tasks of the queue. */
type Kinds = Record<MailJob["mail"], string> & Readonly<Record<string, string>>;

const nl: MailsWords = {
  lead: "Mails en taken die niet lukten. Wat wacht, wordt vanzelf opnieuw geprobeerd; wat gestopt is, alleen door jou.",
  state: "Status",
  allStates: "Elke status",
  states: { dead: "gestopt", waiting: "wacht" },
  kind: "Soort",
  allKinds: "Alle soorten",
  what: "Wat",
  since: "Sinds",
  tries: "Pogingen",
  nextTry: "Volgende poging",
  next: "volgende",
  noTry: "geen meer",
  lastError: "Laatste fout",
  original: "Zoals de server het schreef",
  errors: {
    unknownHost: "De mailserver van dit adres bestaat niet of is onbekend.",
    noAnswer: "De mailserver antwoordt niet.",
    login: "De mailserver weigert onze inlog.",
    refusedForGood: "De mailserver weigert dit adres voorgoed.",
    notTaken: "De mailserver nam de mail niet aan.",
  },
  empty: "Er is geen onbestelde post.",
  emptyText: "Hier staat wat niet aankwam: een adres dat niet bestaat, of een mailserver die niet antwoordt.",
  retryAll: (count) => `Probeer ${count === 1 ? "deze" : `alle ${count}`} opnieuw`,
  retryOldest: (count) => `Probeer de oudste ${count} opnieuw`,
  changed: (count) =>
    `Het aantal is intussen veranderd: het ${count === 1 ? "is" : "zijn"} er nu ${count}. Er is niets opnieuw geprobeerd. Kijk nog eens.`,
  about: "Gaat over",
  noBrand: "geen merk",
  to: "Aan",
  from: "Van",
  subject: "Onderwerp",
  retry: "Probeer opnieuw",
  preview: "Zo gaat de mail weg",
  masked: "Namen, adressen en telefoonnummers zijn verborgen. Wie ze toont, staat in het logboek.",
  previewHint: "Links in dit voorbeeld zijn niet ondertekend.",
  asText: "Als platte tekst",
  noPreview: {
    secret: "In deze mail staat een code of een uitnodiging. Die leest alleen wie hem krijgt.",
    "no-mail": "Dit is geen mail, maar een taak van de server.",
    "not-sent": "Waar deze mail over ging is weg of al afgehandeld. Opnieuw proberen stuurt niets, en ruimt hem op.",
  },
  drop: "Geef voorgoed op",
  dropLead: "De mail verdwijnt uit de lijst en wordt nooit meer verstuurd. In het logboek blijft staan wat het was.",
  reason: "Reden",
  reasonHint: "Bijvoorbeeld: het adres bestaat niet meer, en de bezoeker is gebeld.",
  reasonMissing: "Schrijf waarom. Een collega leest dit in het logboek.",
  reasonTooLong: "Houd het onder de 500 tekens.",
  busy: { title: "Deze mail wordt nu verstuurd", text: "De server is er op dit moment mee bezig. Kijk over een minuut of hij aankwam." },
  notDead: { title: "Deze mail is niet gestopt", text: "Hij wordt vanzelf nog geprobeerd. Er is niets veranderd." },
  kinds: {
    "quote-to-provider": "Offerteaanvraag aan aanbieder",
    "quote-to-visitor": "Bevestiging van offerteaanvraag",
    "contact-to-platform": "Bericht aan de redactie",
    "contact-to-visitor": "Bevestiging van bericht",
    "event-to-platform": "Ingestuurd evenement aan de redactie",
    "event-to-visitor": "Bevestiging van evenement",
    "newsletter-confirm": "Nieuwsbrief: bevestig je aanmelding",
    "newsletter-already": "Nieuwsbrief: je bent al aangemeld",
    "newsletter-welcome": "Nieuwsbrief: welkom",
    "waiting-report": "Overzicht van wat wacht",
    "office-login": "Inlogcode",
    "office-invitation": "Uitnodiging voor het beheer",
    "office-address-code": "Code voor een nieuw adres",
    "office-address-changed": "Melding van een nieuw adres",
    "office-new-browser": "Melding van een nieuwe browser",
    "office-factors-changed": "Melding van een nieuwe manier van inloggen",
    "sync-subscriber": "Aanmelding naar de nieuwsbriefdienst",
    "forget-subscriber": "Adres wissen bij de nieuwsbriefdienst",
    "draw-social-picture": "Plaatje voor sociale media",
    "make-widths": "Formaten van een foto",
    "note-changes": "Gewijzigde pagina's verzamelen",
    "tell-changes": "Gewijzigde pagina's naar zoekmachines",
    "remove-expired": "Verlopen gegevens opruimen",
    "reencrypt-ibans": "IBAN's opnieuw versleutelen",
    "reencrypt-totp": "Sleutels van authenticator-apps opnieuw versleutelen",
    "send-mail": "Mail van een oudere versie",
    "queue-reports": "Overzichten klaarzetten",
  },
  rows: {
    quoteRequestId: "offerteaanvraag",
    contactMessageId: "bericht",
    eventRequestId: "evenement",
    subscriptionId: "aanmelding",
    accountId: "account",
  },
};

const de: MailsWords = {
  lead: "Mails und Aufgaben, die fehlgeschlagen sind. Was wartet, wird automatisch erneut versucht; was gestoppt ist, nur wenn Sie es anstoßen.",
  state: "Status",
  allStates: "Beliebiger Status",
  states: { dead: "gestoppt", waiting: "wartet" },
  kind: "Art",
  allKinds: "Alle Arten",
  what: "Was",
  since: "Seit",
  tries: "Versuche",
  nextTry: "Nächster Versuch",
  next: "nächster",
  noTry: "keiner mehr",
  lastError: "Letzter Fehler",
  original: "Originalmeldung des Servers",
  errors: {
    unknownHost: "Den Mailserver dieser Adresse gibt es nicht, oder er ist unbekannt.",
    noAnswer: "Der Mailserver antwortet nicht.",
    login: "Der Mailserver lehnt unsere Anmeldung ab.",
    refusedForGood: "Der Mailserver lehnt diese Adresse endgültig ab.",
    notTaken: "Der Mailserver hat die Mail nicht angenommen.",
  },
  empty: "Es gibt keine unzustellbare Post.",
  emptyText: "Hier steht, was nicht ankam: eine Adresse, die es nicht gibt, oder ein Mailserver, der nicht antwortet.",
  retryAll: (count) => `${count === 1 ? "Diese" : `Alle ${count}`} erneut versuchen`,
  retryOldest: (count) => `Die ältesten ${count} erneut versuchen`,
  changed: (count) =>
    `Die Anzahl hat sich geändert: Es ${count === 1 ? "ist" : "sind"} jetzt ${count}. Es wurde nichts erneut versucht. Sehen Sie noch einmal nach.`,
  about: "Betrifft",
  noBrand: "keine Marke",
  to: "An",
  from: "Von",
  subject: "Betreff",
  retry: "Erneut versuchen",
  preview: "So wird die Mail gesendet",
  masked: "Namen, Adressen und Telefonnummern sind verborgen. Das Protokoll hält fest, wer sie anzeigen lässt.",
  previewHint: "Links in dieser Vorschau sind nicht signiert.",
  asText: "Als reiner Text",
  noPreview: {
    secret: "Diese Mail enthält einen Code oder eine Einladung. Die liest nur, wer sie bekommt.",
    "no-mail": "Das ist keine Mail, sondern eine Aufgabe des Servers.",
    "not-sent":
      "Der Anlass dieser Mail besteht nicht mehr oder ist schon erledigt. Ein neuer Versuch sendet nichts und entfernt sie aus der Liste.",
  },
  drop: "Endgültig verwerfen",
  dropLead: "Die Mail verschwindet aus der Liste und wird nicht mehr gesendet. Das Protokoll hält fest, welche es war.",
  reason: "Grund",
  reasonHint: "Zum Beispiel: Die Adresse gibt es nicht mehr, und der Besucher wurde angerufen.",
  reasonMissing: "Nennen Sie den Grund. Das Team liest ihn im Protokoll.",
  reasonTooLong: "Bitte höchstens 500 Zeichen.",
  busy: {
    title: "Diese Mail wird gerade gesendet",
    text: "Der Server ist noch damit beschäftigt. Sehen Sie in einer Minute noch einmal nach.",
  },
  notDead: { title: "Diese Mail ist nicht gestoppt", text: "Der Versand wird automatisch weiter versucht. Es wurde nichts geändert." },
  kinds: {
    "quote-to-provider": "Angebotsanfrage an den Anbieter",
    "quote-to-visitor": "Bestätigung einer Angebotsanfrage",
    "contact-to-platform": "Nachricht an die Redaktion",
    "contact-to-visitor": "Bestätigung einer Nachricht",
    "event-to-platform": "Eingesandte Veranstaltung an die Redaktion",
    "event-to-visitor": "Bestätigung einer Veranstaltung",
    "newsletter-confirm": "Newsletter: Anmeldung bestätigen",
    "newsletter-already": "Newsletter: schon angemeldet",
    "newsletter-welcome": "Newsletter: Willkommen",
    "waiting-report": "Übersicht der wartenden Einsendungen",
    "office-login": "Anmeldecode",
    "office-invitation": "Einladung zur Verwaltung",
    "office-address-code": "Code für eine neue Adresse",
    "office-address-changed": "Hinweis auf eine neue Adresse",
    "office-new-browser": "Hinweis auf einen neuen Browser",
    "office-factors-changed": "Hinweis auf eine neue Anmeldeart",
    "sync-subscriber": "Übertragung einer Anmeldung an den Newsletterdienst",
    "forget-subscriber": "Adresse beim Newsletterdienst löschen",
    "draw-social-picture": "Bild für soziale Medien",
    "make-widths": "Formate eines Fotos",
    "note-changes": "Geänderte Seiten sammeln",
    "tell-changes": "Geänderte Seiten an Suchmaschinen",
    "remove-expired": "Abgelaufene Daten löschen",
    "reencrypt-ibans": "IBANs neu verschlüsseln",
    "reencrypt-totp": "Schlüssel von Authenticator-Apps neu verschlüsseln",
    "send-mail": "Mail einer älteren Version",
    "queue-reports": "Übersichten vorbereiten",
  },
  rows: {
    quoteRequestId: "Angebotsanfrage",
    contactMessageId: "Nachricht",
    eventRequestId: "Veranstaltung",
    subscriptionId: "Anmeldung",
    accountId: "Konto",
  },
};

type MailsWords = {
  lead: string;
  state: string;
  allStates: string;
  states: Record<"dead" | "waiting", string>;
  kind: string;
  allKinds: string;
  what: string;
  since: string;
  tries: string;
  nextTry: string;
  next: string;
  noTry: string;
  lastError: string;
  original: string;
  errors: Record<"unknownHost" | "noAnswer" | "login" | "refusedForGood" | "notTaken", string>;
  empty: string;
  emptyText: string;
  retryAll: (count: number) => string;
  retryOldest: (count: number) => string;
  changed: (count: number) => string;
  about: string;
  noBrand: string;
  to: string;
  from: string;
  subject: string;
  retry: string;
  preview: string;
  masked: string;
  previewHint: string;
  asText: string;
  noPreview: Record<"secret" | "no-mail" | "not-sent", string>;
  drop: string;
  dropLead: string;
  reason: string;
  reasonHint: string;
  reasonMissing: string;
  reasonTooLong: string;
  busy: { title: string; text: string };
  notDead: { title: string; text: string };
  kinds: Kinds;
  rows: Readonly<Record<string, string>>;
};

export const mailsWords = { nl, de };
