import { writeMoney } from "./write-money.ts";
import { writeTime, type Lasts } from "./write-time.ts";
import { writeWholeNumber } from "./write-whole-number.ts";

/** One of `one`, or how many of `many`. */
export function count(amount: number, one: string, many: string): string {
  return amount === 1 ? `1 ${one}` : `${writeWholeNumber(amount)} ${many}`;
}

/** The Dutch catalogue, and the shape that the others must have: the compiler finds a missing word. */
export const nl = {
  skip: "Naar de inhoud",
  quoted: (text: string) => `‘${text}’`,
  activities: (amount: number) => count(amount, "uitje", "uitjes"),
  persons: (amount: number) => count(amount, "persoon", "personen"),
  amount: { less: "Eén minder", more: "Eén meer" },
  header: { navigation: "Hoofdmenu", menu: "Menu", close: "Sluiten", breadcrumbs: "Kruimelpad", currentAgenda: "Actuele agenda" },
  footer: {
    newsletterTitle: "Elke drie weken verse ideeën",
    newsletterLead: "Een korte mail, geen ruis. Afmelden kan altijd.",
    newsletterButton: "Schrijf je in voor de nieuwsbrief",
    discover: "Ontdekken",
    help: "Hulp",
    providers: "Voor aanbieders",
    allActivities: "Alle uitjes",
    blogs: "Blogs",
    newsletter: "Nieuwsbrief",
    helpdesk: "Helpdesk",
    aboutUs: "Over ons",
    order: "Over de volgorde",
    mail: "Mail ons",
    phone: "Bel ons",
    privacy: "Privacy",
    advertise: "Adverteren",
    terms: "Voorwaarden",
    places: "Plaatsnamen: GeoNames, CC BY 4.0",
    imprint: "Impressum",
    consent: "Cookie-instellingen",
  },
  home: {
    show: (activities: string) => `Toon ${activities}`,
  },
  overview: {
    breadcrumb: "Uitjes",
    pages: "Pagina’s",
    page: (page: number) => `Pagina ${page}`,
    previous: "Vorige",
    next: "Volgende",
    pastEnd: "Zo ver gaat de lijst niet.",
    toFirstPage: "Naar de eerste pagina",
  },
  promise: {
    title: "Daarom hier",
    quality: "Kwaliteit",
    qualityText: "Elke aanbieder is door ons bekeken",
    contact: "Contact",
    contactText: "Je spreekt de organisator zelf",
    unique: "Uniek",
    uniqueText: "Van klassieker tot vondst",
  },
  card: {
    more: "Meer",
    less: "Minder",
    button: "Bekijk uitje",
    pictures: (title: string) => `Foto’s van ${title}`,
    nextPicture: "Volgende foto",
    previousPicture: "Vorige foto",
    noPicture: "Geen foto",
    pictureFailed: "Kan afbeelding niet laden.",
    drawingFailed: "Error!",
  },
  labels: {
    personsRange: (min: number, max: number) => (min === max ? `${min} personen` : `${min}–${max} personen`),
    personsFrom: (min: number) => `${min}+ personen`,
    personsUpTo: (max: number) => `Tot ${max} personen`,
    anyPersons: "Elke groepsgrootte",
    fromAge: (years: number) => (years === 0 ? "Alle leeftijden" : `Vanaf ${years} jaar`),
    ageRange: (from: number, to: number) => `${from} t/m ${to} jaar`,
    INDOOR: "Alleen Binnen",
    OUTDOOR: "Alleen Buiten",
    BOTH: "Binnen en Buiten",
    priceFrom: (cents: number, per: "person" | "group") =>
      cents === 0 ? "gratis" : `vanaf € ${writeMoney(cents)} ${per === "person" ? "p.p." : "per groep"}`,
    vat: { incl: "incl. btw", excl: "excl. btw" },
    lasts: (lasts: Lasts) => writeTime(lasts, { day: "dag", days: "dagen", hour: "uur", minute: "min" }),
  },
  banner: { advertisement: "Advertentie" },
  detail: {
    whole: (country: string) => `Heel ${country}`,
    website: "Bekijk website",
    newWindow: "opent in een nieuw venster",
  },
  reach: { mail: "Liever mailen?", phone: "Liever bellen?" },
  blogCard: { button: { title: "Lees meer" } },
  places: {
    province: "provincie",
    countries: { NL: "Nederland", BE: "België", DE: "Duitsland" },
    suggestions: "Voorgestelde plaatsen",
    suggested: (amount: number) => (amount === 0 ? "Geen voorstellen" : count(amount, "voorstel", "voorstellen")),
    suggest: "Plaats voorstellen",
    types: { CITY: "Plaats", PROVINCE: "Provincie", REGION: "Streek" },
  },
  notFound: {
    title: "Oeps! Pagina niet gevonden.",
    button: "Naar de startpagina",
    errorTitle: "Er ging iets mis",
    errorText: "Dat ligt aan ons. Probeer het over een minuut nog eens.",
  },
  linkBoxes: { title: "Handige links" },
  event: {
    by: "Van",
    days: (first: string, last: string) => `${first} t/m ${last}`,
    hours: (from: string, to: string | null) => (to === null ? `vanaf ${from} uur` : `${from} tot ${to} uur`),
    keep: "Zet in je agenda",
  },
  currentEvents: {
    tab: "Actueel",
    tabs: "Over dit uitje",
    title: "Actueel bij deze organisatie",
    noResults: "Er zijn nu geen actuele evenementen.",
  },
  travel: {
    loading: "De pagina wordt geladen",
    offlineTitle: "Geen verbinding",
    offlineText: "Je bent niet met internet verbonden. Zodra dat weer zo is, gaan we vanzelf verder.",
    brokenText: "We konden de pagina niet ophalen. Misschien viel je verbinding even weg.",
    retry: "Probeer opnieuw",
    stay: "Blijf hier",
  },
  problem: { fieldInvalid: "Deze waarde kan hier niet" },
};

export type Words = typeof nl;
