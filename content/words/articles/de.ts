import type { ArticleWords } from "./nl.ts";

/** Topics of articles, since their slugs lack German capitals and ß. */
const tagNames: Readonly<Record<string, string>> = {
  planung: "Planung",
  betriebsausflug: "Betriebsausflug",
  firmenausflug: "Firmenausflug",
  teambuilding: "Teambuilding",
  online: "Online",
  locations: "Locations",
  budget: "Budget",
  steuern: "Steuern",
  recht: "Recht",
  weihnachtsfeier: "Weihnachtsfeier",
  sommerfest: "Sommerfest",
  winter: "Winter",
  "essen-und-trinken": "Essen und Trinken",
  natur: "Natur",
  "grosse-gruppen": "Große Gruppen",
  "kleine-teams": "Kleine Teams",
  nachhaltig: "Nachhaltigkeit",
  tagung: "Tagung",
};

export const deArticles: ArticleWords = {
  blogs: {
    breadcrumb: "Ratgeber",
    about: (tag) => `Artikel zu ${tag}`,
    all: "Alle Artikel",
    tags: "Themen",
    tagNames,
    published: (day) => `Geschrieben am ${day}`,
    readMore: "Mehr auf der Website",
    readMoreOf: (name) => `von ${name}`,
    relevant: "Passende Ausflüge",
    back: "Zurück zu allen Artikeln",
    next: "Weiterlesen",
    toAll: "Alle Artikel",
    feed: "Diese Artikel im Feedreader abonnieren",
  },
};
