import { count } from "../nl.ts";
import type { AgendaWords } from "./nl.ts";

export const deAgenda: AgendaWords = {
  agenda: {
    breadcrumb: "Termine",
    title: "Termine",
    search: "Nach Titel suchen",
    searchHint: "Zum Beispiel Zirkus",
    city: "Ort",
    cityHint: "Stadt oder Gemeinde",
    cityUnknown: (city) => `Den Ort „${city}“ kennen wir nicht. Versuchen Sie es mit einem Ort in der Nähe.`,
    quick: "Schnellauswahl",
    weekend: "Dieses Wochenende",
    month: "Diesen Monat",
    when: "Wann?",
    from: "Von",
    to: "Bis",
    openCalendar: "Im Kalender wählen",
    calendar: "Wählen Sie den ersten und den letzten Tag",
    clear: "Zurücksetzen",
    find: "Suchen",
    show: "Ausflüge anzeigen",
    results: "Veranstaltungen",
    found: (amount) => count(amount, "Veranstaltung", "Veranstaltungen"),
    ad: "Möchten Sie Ihren Ausflug hier zeigen?",
    empty: "Keine Veranstaltungen gefunden",
    emptyText: "Wählen Sie andere Tage, einen Ort in der Nähe oder ein anderes Wort.",
    nothingYet: "Zurzeit sind keine Termine eingetragen. Bei den Ausflügen finden Sie Ideen für jeden Tag.",
    toActivities: "Alle Ausflüge ansehen",
    all: "Alle Termine anzeigen",
    follow: {
      title: "Diese Termine in Ihrem Kalender",
      text: "Abonnieren Sie, was Sie hier sehen, auf Telefon oder Computer. Neues und Änderungen stehen dann von selbst darin.",
      subscribe: "Termine abonnieren",
      download: "Als Datei herunterladen",
    },
  },
};
