const nl = {
  title: (id: number) => `Evenementaanvraag ${id}`,
  eventTitle: "Titel",
  dates: "Datum",
  until: (start: string, end: string) => `${start} t/m ${end}`,
  place: "Plaats",
  states: { undecided: "te beoordelen", rejected: "afgewezen", listed: "in de agenda" },
  event: "Evenement",
  iban: "IBAN",
  revealIban: "Toon IBAN",
  noIban: "gewist",
  ibanProblems: {
    changed: "in de database gewijzigd, of van een andere aanvraag",
    "other-key": "versleuteld met een sleutel die deze installatie niet heeft",
  },
  empty: "Nog geen evenementaanvragen.",
  emptyText: "Evenementen die bezoekers aanmelden, staan hier zodra ze er zijn.",
};

const de: typeof nl = {
  title: (id) => `Veranstaltungsanfrage ${id}`,
  eventTitle: "Titel",
  dates: "Datum",
  until: (start, end) => `${start} bis ${end}`,
  place: "Ort",
  states: { undecided: "zu prüfen", rejected: "abgelehnt", listed: "im Kalender" },
  event: "Veranstaltung",
  iban: "IBAN",
  revealIban: "IBAN anzeigen",
  noIban: "gelöscht",
  ibanProblems: {
    changed: "in der Datenbank geändert oder aus einer anderen Anfrage übernommen",
    "other-key": "mit einem Schlüssel verschlüsselt, den diese Installation nicht hat",
  },
  empty: "Noch keine Veranstaltungsanfragen.",
  emptyText: "Veranstaltungen, die Besucher melden, stehen hier, sobald sie da sind.",
};

export const eventsWords = { nl, de };
