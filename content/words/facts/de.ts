import { writeMoney } from "../write-money.ts";
import { writeTime } from "../write-time.ts";
import type { FactWords } from "./nl.ts";

export const deFacts: FactWords = {
  title: "Gut zu wissen",
  names: {
    priceFrom: "Preis",
    lasts: "Dauer",
    included: "Inbegriffen",
    notIncluded: "Nicht inbegriffen",
    languages: "Sprachen",
    access: "Barrierefreiheit",
    parking: "Parken",
    transit: "Bus und Bahn",
    rain: "Bei Regen",
    season: "Saison",
    closedOn: "Geschlossen",
    leadTimeDays: "Vorlauf",
    cancellation: "Stornierung",
  },
  within: (name) => name,
  price: (cents, per) => (cents === 0 ? "Kostenlos" : `Ab ${writeMoney(cents)} € ${per === "person" ? "pro Person" : "pro Gruppe"}`),
  priceFrom: (cents, per) => (cents === 0 ? "kostenlos" : `ab ${writeMoney(cents)} € ${per === "person" ? "p. P." : "pro Gruppe"}`),
  vat: { incl: "inkl. MwSt.", excl: "zzgl. MwSt." },
  priceOnRequest: "Preis auf Anfrage",
  lasts: (lasts) => writeTime(lasts, { day: "Tag", days: "Tage", hour: "Std.", minute: "Min." }),
  languages: {
    nl: "Niederländisch",
    de: "Deutsch",
    en: "Englisch",
    fr: "Französisch",
    fy: "Friesisch",
    it: "Italienisch",
    pl: "Polnisch",
  },
  stepFree: { yes: "Stufenlos", partly: "Teilweise stufenlos", no: "Nicht stufenlos" },
  toilet: { yes: "Rollstuhl-WC", no: "Kein Rollstuhl-WC" },
  hearing: { yes: "Höranlage oder Mikrofon", no: "Keine Höranlage, kein Mikrofon" },
  quiet: { yes: "Ruhiger Raum oder ruhige Stunde", no: "Kein ruhiger Raum" },
  rain: {
    "goes-on": "Findet trotzdem statt",
    indoors: "Findet dann drinnen statt",
    moved: "Wird auf einen anderen Tag verlegt",
    "cancelled-free": "Kostenfrei stornierbar",
  },
  season: (from, to) => `${from} bis ${to}`,
  weekdays: {
    monday: "Montag",
    tuesday: "Dienstag",
    wednesday: "Mittwoch",
    thursday: "Donnerstag",
    friday: "Freitag",
    saturday: "Samstag",
    sunday: "Sonntag",
  },
  leadTime: (days) => {
    if (days === 0) return "Noch am selben Tag möglich";
    return days === 1 ? "Mindestens einen Tag vorher anfragen" : `Mindestens ${days} Tage vorher anfragen`;
  },
  missing: (names) => `${names}:`,
  ask: "fragen Sie den Anbieter",
  confirmed: (month) => `bestätigt ${month}`,
  confirmedLongAgo: (month) => `bestätigt ${month}, bitte nachfragen`,
  rainPlan: "Es regnet? Drinnen, ganz in der Nähe",
  km: (km) => `± ${km} km`,
  alike: "Ähnliche Ausflüge anderer Anbieter",
};
