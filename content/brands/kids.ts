import type { Brand } from "../../src/brands/brand.ts";
import { kids as pages } from "./pages/kids.ts";

export const kids = {
  id: 3,
  key: "kids",
  name: "Kidsuitjes",
  locale: "nl",
  lang: "nl-NL",
  palette: "kids",
  hostFragments: ["kidsuitjes", "kids.localhost"],
  localHost: "kids.localhost",
  domain: null,
  email: "hallo@kidsuitjes.example",
  salesEmail: "adverteren@kidsuitjes.example",
  phone: null,
  countryCode: "NL",
  timeZone: "Europe/Amsterdam",
  activityRoute: "uitjes",
  subscriberGroup: { name: "Kidsuitjes nieuwsbrief", id: null },
  advertiserGroup: { name: "Kidsuitjes adverteerders", id: null },
  heroGroup: "Activiteiten",
  categories: { kind: "filters", group: "Activiteiten" },
  showsNewActivities: false,
  cardLabels: "ages",
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
    title: "Wat gaan we vandaag doen?",
    lead: "Van geitjes aaien tot een hele middag springen: vind een uitje dat past bij de leeftijd, het weer en de buurt.",
    metaTitle: "Leuke uitjes met kinderen",
    metaDescription:
      "Uitjes met kinderen in heel Nederland: kies de leeftijd, binnen of buiten en de plaats, en vind iets voor vandaag of voor het feestje.",
    categories: "Waar hebben de kinderen zin in?",
    keywordHint: "Bijvoorbeeld pony",
  },
  about: "De gids met uitjes voor kinderen, van dreumes tot brugklasser. Jij kiest, de aanbieder vertelt je de rest.",
  overview: {
    title: "Uitjes met kinderen",
    lead: "Klein of groot, regen of zon: hier begint een goede dag.",
    metaTitle: "Alle uitjes met kinderen",
    metaDescription:
      "Bekijk alle uitjes met kinderen, filter op leeftijd, plaats en binnen of buiten, en vraag direct meer informatie aan.",
  },
  organisations: {
    title: "Wie organiseert al dat leuks?",
    lead: "Van kinderboerderij tot klimhal: alle organisaties met hun uitjes. Zoek op naam, plaats of wat je kind leuk vindt.",
    metaTitle: "Organisaties met uitjes voor kinderen",
    metaDescription:
      "Alle organisaties met hun kinderuitjes van A tot Z: bekijk wat ze doen, voor welke leeftijd, en vraag meteen wat je weten wilt.",
  },
  blogList: "kids",
  showsBlogs: false,
  blogs: {
    title: "Tips van ouders die al geweest zijn",
    lead: "Feestjes, regendagen, lange autoritten en de kunst van op tijd naar huis gaan.",
    metaTitle: "Blogs over uitjes met kinderen",
    metaDescription:
      "Artikelen over uitjes met kinderen: kinderfeestjes per leeftijd, binnen spelen bij regen, gratis uitstapjes en praktische lijstjes.",
    home: "Handig voor je vertrekt",
  },
  pages,
  openingWords: ["kinderuitje", "gezinsuitje", "kinderfeestje"],
  linkBoxes: [],
} as const satisfies Brand;
