const nl = {
  title: (id: number) => `Aanmelding ${id}`,
  address: "Adres",
  since: "Sinds",
  askedAt: "Gevraagd",
  states: {
    subscribed: "aangemeld",
    waiting: "wacht op bevestiging",
    unsubscribed: "afgemeld",
    held: "vastgehouden",
    rejected: "afgewezen",
  },
  totals: "Aantallen per merk",
  all: "Samen",
  empty: "Nog geen aanmeldingen.",
  emptyText: "Wie zich voor een nieuwsbrief aanmeldt, staat hier.",
  unsubscribe: "Afmelden",
  unsubscribeLead: "Op verzoek van de lezer. De mailservice hoort het ook; aanmelden kan alleen de lezer zelf weer.",
  askAgain: "Stuur de bevestigingsmail opnieuw",
  askAgainLead: "De lezer krijgt een nieuwe link, die zeven dagen geldig is.",
  otherState: "De aanmelding is intussen veranderd. Kijk wat er nu staat.",
  tooSoon: "Dit adres kreeg de mail minder dan een kwartier geleden. Wacht nog even.",
};

const de: typeof nl = {
  title: (id) => `Anmeldung ${id}`,
  address: "Adresse",
  since: "Seit",
  askedAt: "Angefragt",
  states: {
    subscribed: "angemeldet",
    waiting: "wartet auf Bestätigung",
    unsubscribed: "abgemeldet",
    held: "zurückgehalten",
    rejected: "abgelehnt",
  },
  totals: "Anzahl je Marke",
  all: "Insgesamt",
  empty: "Noch keine Anmeldungen.",
  emptyText: "Wer sich für einen Newsletter anmeldet, steht hier.",
  unsubscribe: "Abmelden",
  unsubscribeLead: "Auf Wunsch des Lesers. Auch der Maildienst wird benachrichtigt; wieder anmelden kann sich nur der Leser selbst.",
  askAgain: "Bestätigungsmail erneut senden",
  askAgainLead: "Der Leser erhält einen neuen Link, der sieben Tage gilt.",
  otherState: "Die Anmeldung hat sich inzwischen geändert. Sehen Sie nach, was jetzt dort steht.",
  tooSoon: "Diese Adresse bekam die Mail vor weniger als einer Viertelstunde. Warten Sie noch etwas.",
};

export const newsletterWords = { nl, de };
