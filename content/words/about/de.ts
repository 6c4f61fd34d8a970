import type { AboutWords } from "./nl.ts";

export const deAbout: AboutWords = {
  aboutUs: {
    breadcrumb: "Über uns",
    platforms: "Unsere anderen Websites",
    platformsLead: "Mit derselben Sorgfalt gemacht, für ein anderes Land oder andere Gäste.",
    platform: {
      nl: "Gruppenausflüge in den ganzen Niederlanden. Die Website ist auf Niederländisch.",
      de: "Gruppenausflüge in ganz Deutschland, für Kollegen, Vereine und Familien.",
      kids: "Ausflüge mit Kindern in den Niederlanden, nach Alter und Wetter. Auf Niederländisch.",
      be: "Gruppenausflüge in ganz Belgien, von der Küste bis zu den Ardennen. Auf Niederländisch.",
    },
    visit: (site) => `Zu ${site}`,
    contact: "So erreichen Sie uns",
    contactLead: "Eine Frage, ein Fehler oder eine Idee? Wir lesen alles selbst und antworten Ihnen per E-\u2060Mail.",
    helpdesk: "Zur Hilfeseite",
    privacy: "Ihre Daten",
    privacyText:
      "Wir setzen keine Cookies und verkaufen keine Daten. Mit Ihren Angaben antworten wir Ihnen, und wir löschen sie, wenn sie dafür nicht mehr gebraucht werden.",
    privacyLink: "Zur Datenschutzerklärung",
    terms: "Die Spielregeln",
    termsText: "Was Sie von uns erwarten dürfen, und wir von Ihnen. In drei Sprachen:",
  },
  order: {
    breadcrumb: "Zur Reihenfolge",
    atHour: (hour) => `${hour}:00 Uhr`,
    least: "Am seltensten vorn",
    most: "Am häufigsten vorn",
    share: (share) => `${share} × der Durchschnitt`,
    gini: "Gini-Koeffizient",
    giniText: (byChance) => `0 heißt genau gleich, 1 heißt alles für einen. Reines Losen ergibt ${byChance}.`,
  },
  legal: {
    privacy: "Datenschutz und Cookies",
    terms: "Nutzungsbedingungen",
    termsIn: (language) => `Nutzungsbedingungen (${language})`,
    termsDescription: (site, language) =>
      `Die Nutzungsbedingungen von ${site} auf ${language}: was das Verzeichnis leistet und wer wofür verantwortlich ist.`,
    imprint: "Impressum",
    contents: "Auf dieser Seite",
    updated: "Stand:",
    otherLanguages: "In einer anderen Sprache",
  },
};
