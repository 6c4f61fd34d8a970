import type { Brand } from "../../src/brands/brand.ts";
import { dutchEqualPages } from "./equal-pages.ts";
import { linkBoxes } from "./link-boxes.ts";
import { nl as pages } from "./pages/nl.ts";

export const nl = {
  id: 1,
  key: "nl",
  name: "Uitjesbaas",
  shortName: "Uitjesbaas",
  locale: "nl",
  lang: "nl-NL",
  palette: "company",
  hostFragments: ["uitjesbaas", "nl.localhost"],
  localHost: "nl.localhost",
  domain: null,
  email: "info@uitjesbaas.example",
  salesEmail: "adverteren@uitjesbaas.example",
  phone: null,
  countryCode: "NL",
  timeZone: "Europe/Amsterdam",
  activityRoute: "uitjes",
  subscriberGroup: { name: "Uitjesbaas nieuwsbrief", id: null },
  advertiserGroup: { name: "Uitjesbaas adverteerders", id: null },
  heroGroup: "Soort uitje",
  hiddenGroups: ["Speciale wensen"],
  categoryGroup: "Activiteiten",
  showsNewActivities: true,
  cardLabels: "persons",
  publisher: { name: "Uitjesbaas B.V.", address: "Voorbeeldlaan 1, 1234\u00a0AB Voorbeeldstad", register: "KvK\u00a000000000" },
  hasImprint: false,
  menu: [
    { title: "Alle uitjes", url: "/uitjes", isExternalLink: false },
    { title: "Organisaties", url: "/overzicht", isExternalLink: false },
    { title: "Blogs", url: "/blogs", isExternalLink: false },
    { title: "Helpdesk", url: "/helpdesk", isExternalLink: false },
    { title: "Nieuwsbrief", url: "/nieuwsbrief", isExternalLink: false },
    { title: "Adverteren", url: "/adverteren", isExternalLink: false },
    { title: "Over ons", url: "/over-ons", isExternalLink: false },
  ],
  home: {
    title: "Een uitje waar iedereen zin in heeft",
    lead: "Vind in een paar minuten het uitje dat bij jullie groep past en vraag vrijblijvend een offerte aan bij de aanbieder.",
    metaTitle: "Bedrijfsuitjes in heel Nederland",
    metaDescription:
      "Zoek op plaats, aantal personen en soort uitje, vergelijk aanbieders uit het hele land en vraag in één minuut een vrijblijvende offerte aan.",
    categories: "Waar heeft de groep zin in?",
    keywordHint: "Zeilen, of 20 man in Utrecht",
  },
  about: "De gids met groepsuitjes in heel Nederland. Jij kiest, de aanbieder maakt een voorstel op maat.",
  overview: {
    title: "Bedrijfsuitjes",
    lead: "Van een middag op het water tot een avond vol quizvragen: kies wat bij de groep past.",
    metaTitle: "Alle bedrijfsuitjes",
    metaDescription: "Bekijk alle bedrijfsuitjes in Nederland, filter op plaats, groepsgrootte en sfeer, en vraag direct een offerte aan.",
  },
  organisations: {
    title: "Wie organiseert het?",
    lead: "Alle aanbieders op een rij, met wat ze te bieden hebben. Zoek op naam, plaats of soort uitje.",
    metaTitle: "Organisaties en hun uitjes",
    metaDescription:
      "Alle organisaties met hun bedrijfsuitjes van A tot Z: kies een aanbieder, bekijk zijn uitjes en vraag direct een offerte aan.",
  },
  blogList: "company",
  showsBlogs: true,
  blogs: {
    title: "Lezen voor je boekt",
    lead: "Draaiboeken, begrotingen en eerlijke verhalen van mensen die vaker een groep op pad stuurden.",
    metaTitle: "Blogs over bedrijfsuitjes en teambuilding",
    metaDescription:
      "Artikelen over uitjes met collega's: wat het kost, hoe je het regelt, wat werkt bij regen en wat je beter kunt laten.",
    home: "Verstandig voorbereid op pad",
  },
  pages,
  openingWords: ["bedrijfsuitje", "personeelsuitje", "groepsuitje", "teambuilding", "teamuitje"],
  equalPages: dutchEqualPages,
  isHreflangDefault: true,
  linkBoxes,
} as const satisfies Brand;
