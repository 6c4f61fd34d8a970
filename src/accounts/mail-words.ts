import type { Account } from "./account.ts";

/** The texts of the mails about an account, per language of its owner. */
export type AccountMailWords = {
  greeting: (firstName: string) => string;
  login: { subject: string; intro: string; code: string; button: string; expires: (minutes: number) => string; ignore: string };
  invitation: {
    subject: (site: string) => string;
    intro: (site: string, inviter: string | null) => string;
    next: string;
    button: string;
    expires: string;
  };
  addressCode: { subject: string; intro: string; button: string; ignore: string };
  addressChanged: { subject: string; intro: (at: string) => string; notYou: string; button: string };
  newBrowser: { subject: string; intro: (browser: string, at: string) => string; notYou: string; button: string };
  factorsChanged: { subject: string; intro: (at: string) => string; notYou: string; button: string };
};

const nl: AccountMailWords = {
  greeting: (firstName) => `Hallo ${firstName},`,
  login: {
    subject: "Je code om in te loggen",
    intro: "Met deze code log je in. Of druk op de knop, op het apparaat waarop je de code vroeg.",
    code: "Code",
    button: "Verder met inloggen",
    expires: (minutes) => `De code werkt één keer, en nog ${minutes} minuten.`,
    ignore: "Vroeg je dit niet aan? Dan hoef je niets te doen: zonder deze mail kan niemand verder.",
  },
  invitation: {
    subject: (site) => `Uitnodiging voor het beheer van ${site}`,
    intro: (site, inviter) => `${inviter ?? "De redactie"} nodigt je uit om mee te werken in het beheer van ${site}.`,
    next: "Neem de uitnodiging aan en kies hoe je voortaan inlogt: met een passkey of met een authenticator-app.",
    button: "Uitnodiging aannemen",
    expires: "De uitnodiging geldt zeven dagen, alleen voor dit adres.",
  },
  addressCode: {
    subject: "Bevestig je nieuwe e-mailadres",
    intro: "Met deze code wordt dit het adres van je account. Typ hem in het venster waarin je het adres veranderde.",
    button: "Code typen",
    ignore: "Vroeg je dit niet aan? Dan hoef je niets te doen: zonder deze code verandert er niets.",
  },
  addressChanged: {
    subject: "Je account heeft een ander e-mailadres",
    intro: (at) => `Op ${at} kreeg je account een ander e-mailadres. Codes om in te loggen komen niet meer hier aan.`,
    notYou: "Was jij dit niet? Vertel het de redactie meteen.",
    button: "Mijn account bekijken",
  },
  newBrowser: {
    subject: "Er is ingelogd met een nieuwe browser",
    intro: (browser, at) => `Op ${at} is met jouw account ingelogd in ${browser}.`,
    notYou: "Was jij dit niet? Beëindig dan de sessie onder Account, en vertel het de redactie.",
    button: "Mijn apparaten bekijken",
  },
  factorsChanged: {
    subject: "De manier waarop je inlogt is veranderd",
    intro: (at) => `Op ${at} is iets veranderd aan de passkeys, de app of de herstelcodes van je account.`,
    notYou: "Was jij dit niet? Beëindig dan alle sessies onder Account, en vertel het de redactie.",
    button: "Mijn account bekijken",
  },
};

const de: AccountMailWords = {
  greeting: (firstName) => `Hallo ${firstName},`,
  login: {
    subject: "Ihr Code zum Anmelden",
    intro:
      "Mit diesem Code melden Sie sich an. Oder klicken Sie auf dem Gerät, auf dem Sie den Code angefordert haben, auf die Schaltfläche.",
    code: "Code",
    button: "Weiter zur Anmeldung",
    expires: (minutes) => `Der Code gilt einmal und noch ${minutes} Minuten.`,
    ignore: "Haben Sie das nicht angefordert? Dann müssen Sie nichts tun: Ohne diese Mail kommt niemand weiter.",
  },
  invitation: {
    subject: (site) => `Einladung zur Verwaltung von ${site}`,
    intro: (site, inviter) => `${inviter ?? "Die Redaktion"} lädt Sie ein, in der Verwaltung von ${site} mitzuarbeiten.`,
    next: "Nehmen Sie die Einladung an und wählen Sie, wie Sie sich künftig anmelden: mit einem Passkey oder mit einer Authenticator-App.",
    button: "Einladung annehmen",
    expires: "Die Einladung gilt sieben Tage und nur für diese Adresse.",
  },
  addressCode: {
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse",
    intro: "Mit diesem Code wird dies die Adresse Ihres Kontos. Geben Sie ihn dort ein, wo Sie die Adresse geändert haben.",
    button: "Code eingeben",
    ignore: "Haben Sie das nicht angefordert? Dann müssen Sie nichts tun: Ohne diesen Code ändert sich nichts.",
  },
  addressChanged: {
    subject: "Ihr Konto hat eine andere E-Mail-Adresse",
    intro: (at) => `Am ${at} erhielt Ihr Konto eine andere E-Mail-Adresse. Codes zum Anmelden kommen hier nicht mehr an.`,
    notYou: "Waren Sie das nicht? Sagen Sie es sofort der Redaktion.",
    button: "Mein Konto ansehen",
  },
  newBrowser: {
    subject: "Anmeldung mit einem neuen Browser",
    intro: (browser, at) => `Am ${at} wurde Ihr Konto in ${browser} angemeldet.`,
    notYou: "Waren Sie das nicht? Dann beenden Sie die Sitzung unter Konto und sagen Sie der Redaktion Bescheid.",
    button: "Meine Geräte ansehen",
  },
  factorsChanged: {
    subject: "Ihre Anmeldung wurde geändert",
    intro: (at) => `Am ${at} wurden die Passkeys, die App oder die Wiederherstellungscodes Ihres Kontos geändert.`,
    notYou: "Waren Sie das nicht? Dann beenden Sie alle Sitzungen unter Konto und sagen Sie der Redaktion Bescheid.",
    button: "Mein Konto ansehen",
  },
};

export function accountMailWords(language: Account["language"]): AccountMailWords {
  return { nl, de }[language];
}
