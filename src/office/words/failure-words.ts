const nl = {
  missing: { title: "Deze pagina is er niet", text: "Het adres klopt niet, of wat er stond is weg." },
  tooLarge: {
    title: "Dat is te veel tekst",
    text: "Ga terug, kort de tekst in en verstuur het formulier opnieuw. Wat je typte staat er nog.",
  },
  tooSlow: { title: "Het formulier kwam niet helemaal aan", text: "Ga terug en verstuur het opnieuw. Wat je typte staat er nog." },
  tooMany: {
    title: "Even wachten",
    text: (minutes: number) => `Dit is te vaak geprobeerd. Probeer het over ${minutes === 1 ? "een minuut" : `${minutes} minuten`} weer.`,
  },
  sessionOver: {
    title: "Je bent niet meer ingelogd",
    text: "Er is niets veranderd. Log in een nieuw tabblad opnieuw in, ga hier terug en verstuur het formulier nog eens: wat je typte staat er nog.",
  },
  viewsAs: { title: "Je kijkt mee als iemand anders", text: "Zolang je meekijkt, kun je niets veranderen." },
  decided: { title: "Daar is al over beslist", text: "Een collega, of jijzelf in een ander venster, was eerder." },
  changed: { title: "Dit kan niet meer ongedaan", text: "Er is sindsdien iets aan veranderd. Alles blijft zoals het nu is." },
  unexpected: { title: "Er ging iets mis", text: "De fout is vastgelegd. Ga terug en probeer het nog eens: wat je typte staat er nog." },
  unavailable: { title: "De database is even niet bereikbaar", text: "Er is niets veranderd. Probeer het over een paar seconden weer." },
  storeAway: {
    title: "De opslag van foto's is even niet bereikbaar",
    text: "Er is niets veranderd. Probeer het over een halve minuut weer.",
  },
  toStart: "Naar de start",
  logIn: "Inloggen",
  logInElsewhere: "Inloggen in een nieuw tabblad",
};

const de: typeof nl = {
  missing: { title: "Diese Seite gibt es nicht", text: "Die Adresse stimmt nicht, oder der Inhalt ist nicht mehr da." },
  tooLarge: {
    title: "Das ist zu viel Text",
    text: "Gehen Sie zurück, kürzen Sie den Text und senden Sie das Formular erneut. Ihre Eingaben sind noch da.",
  },
  tooSlow: {
    title: "Das Formular ist nicht vollständig angekommen",
    text: "Gehen Sie zurück und senden Sie es erneut. Ihre Eingaben sind noch da.",
  },
  tooMany: {
    title: "Bitte kurz warten",
    text: (minutes) =>
      `Das wurde zu oft versucht. Versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  },
  sessionOver: {
    title: "Sie sind nicht mehr angemeldet",
    text: "Es wurde nichts geändert. Melden Sie sich in einem neuen Tab an, gehen Sie hier zurück und senden Sie das Formular noch einmal: Ihre Eingaben sind noch da.",
  },
  viewsAs: { title: "Sie nutzen die Ansicht einer anderen Person", text: "Solange Sie das tun, können Sie nichts ändern." },
  decided: {
    title: "Darüber ist schon entschieden",
    text: "Jemand aus dem Team, oder Sie selbst in einem anderen Fenster, war schneller.",
  },
  changed: {
    title: "Das lässt sich nicht mehr rückgängig machen",
    text: "Seitdem hat sich etwas geändert. Alles bleibt, wie es jetzt ist.",
  },
  unexpected: {
    title: "Etwas ist schiefgegangen",
    text: "Der Fehler wurde festgehalten. Gehen Sie zurück und versuchen Sie es noch einmal: Ihre Eingaben sind noch da.",
  },
  unavailable: {
    title: "Die Datenbank ist gerade nicht erreichbar",
    text: "Es wurde nichts geändert. Versuchen Sie es in ein paar Sekunden noch einmal.",
  },
  storeAway: {
    title: "Der Bildspeicher ist gerade nicht erreichbar",
    text: "Es wurde nichts geändert. Versuchen Sie es in einer halben Minute noch einmal.",
  },
  toStart: "Zur Startseite",
  logIn: "Anmelden",
  logInElsewhere: "In einem neuen Tab anmelden",
};

export const failureWords = { nl, de };
