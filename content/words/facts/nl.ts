import { writeMoney } from "../write-money.ts";
import { writeTime, type Lasts } from "../write-time.ts";

/** Words for the facts of an activity on its page; used by the server only. */
export const nlFacts = {
  title: "Wat je moet weten",
  names: {
    priceFrom: "Prijs",
    lasts: "Duur",
    included: "Inbegrepen",
    notIncluded: "Niet inbegrepen",
    languages: "Talen",
    access: "Toegankelijkheid",
    parking: "Parkeren",
    transit: "Openbaar vervoer",
    rain: "Bij regen",
    season: "Seizoen",
    closedOn: "Gesloten",
    leadTimeDays: "Vooraf aanvragen",
    cancellation: "Annuleren",
  },
  /** Names of facts within a sentence. */
  within: (name: string) => name.toLowerCase(),
  price: (cents: number, per: "person" | "group") =>
    cents === 0 ? "Gratis" : `Vanaf € ${writeMoney(cents)} ${per === "person" ? "per persoon" : "per groep"}`,
  /** Short, for cards. */
  priceFrom: (cents: number, per: "person" | "group") =>
    cents === 0 ? "gratis" : `vanaf € ${writeMoney(cents)} ${per === "person" ? "p.p." : "per groep"}`,
  vat: { incl: "incl. btw", excl: "excl. btw" },
  priceOnRequest: "prijs op aanvraag",
  lasts: (lasts: Lasts) => writeTime(lasts, { day: "dag", days: "dagen", hour: "uur", minute: "min" }),
  languages: { nl: "Nederlands", de: "Duits", en: "Engels", fr: "Frans", fy: "Fries", it: "Italiaans", pl: "Pools" },
  stepFree: { yes: "Zonder drempels", partly: "Deels zonder drempels", no: "Niet drempelvrij" },
  toilet: { yes: "Rolstoeltoilet", no: "Geen rolstoeltoilet" },
  hearing: { yes: "Ringleiding of microfoon", no: "Geen ringleiding of microfoon" },
  quiet: { yes: "Rustige ruimte of rustig uur", no: "Geen rustige ruimte" },
  rain: {
    "goes-on": "Gaat gewoon door",
    indoors: "Dan gaat het binnen door",
    moved: "Wordt verzet naar een andere dag",
    "cancelled-free": "Kosteloos te annuleren",
  },
  season: (from: string, to: string) => `${from} t/m ${to}`,
  weekdays: {
    monday: "maandag",
    tuesday: "dinsdag",
    wednesday: "woensdag",
    thursday: "donderdag",
    friday: "vrijdag",
    saturday: "zaterdag",
    sunday: "zondag",
  },
  leadTime: (days: number) => {
    if (days === 0) return "Kan nog op de dag zelf";
    return days === 1 ? "Minstens een dag van tevoren" : `Minstens ${days} dagen van tevoren`;
  },
  missing: (names: string) => `${names}:`,
  ask: "vraag de aanbieder",
  confirmed: (month: string) => `bevestigd ${month}`,
  confirmedLongAgo: (month: string) => `bevestigd ${month}, vraag na`,
  rainPlan: "Regent het? Binnen, dichtbij",
  km: (km: number) => `± ${km} km`,
  alike: "Vergelijkbare uitjes van anderen",
};

export type FactWords = typeof nlFacts;
