import { count } from "../nl.ts";

/** The words of the agenda. */
export const nlAgenda = {
  agenda: {
    breadcrumb: "Agenda",
    title: "Agenda",
    search: "Zoek op titel",
    searchHint: "Bijvoorbeeld circus",
    city: "Plaats",
    cityHint: "Stad of dorp",
    cityUnknown: (city: string) => `We kennen de plaats ‘${city}’ niet. Probeer een stad of dorp in de buurt.`,
    quick: "Snel kiezen",
    weekend: "Dit weekend",
    month: "Deze maand",
    when: "Wanneer?",
    from: "Van",
    to: "Tot en met",
    dateInvalid: "Vul een geldige datum in",
    calendar: "Kies een dag",
    calendarHint: "Op dagen met een stip is iets te doen: één klik kiest die dag. Meer dagen? Vul ‘Van’ en ‘Tot en met’ in.",
    previousMonth: "Vorige maand",
    nextMonth: "Volgende maand",
    clear: "Wissen",
    find: "Zoeken",
    show: "Toon uitjes",
    results: "Agendapunten",
    found: (amount: number) => count(amount, "agendapunt", "agendapunten"),
    ad: "Jouw uitje hier laten zien?",
    runningUntil: "Nu, t/m",
    unread: "We konden de agenda niet lezen",
    empty: "Geen agendapunten gevonden",
    emptyText: "Kies andere dagen, een plaats in de buurt of een ander woord.",
    nothingYet: "Er staat nu niets op de agenda. Bij de uitjes vind je van alles voor elke dag.",
    toActivities: "Bekijk alle uitjes",
    all: "Toon de hele agenda",
    follow: {
      title: "Zet deze agenda in je eigen agenda",
      text: "Volg wat je hier ziet op je telefoon of computer. Wat erbij komt of verandert, staat er dan vanzelf.",
      subscribe: "Volg deze agenda",
      download: "Download als bestand",
    },
  },
};

export type AgendaWords = typeof nlAgenda;
