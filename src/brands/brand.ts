import type { EqualPage } from "./equal-pages.ts";
import type { LinkBox } from "./link-box.ts";
import type { BrandPages, PageTexts } from "./pages.ts";

/** The four brands by their key; ids are the platform ids of specification 1 §1. */
export type BrandKey = "nl" | "de" | "kids" | "be";
export type Locale = "nl" | "be" | "de";
export type Palette = "company" | "kids";

/** A line of the menu; one that is external leads to a site that is not this brand's (specification 2 §2, Navigation). */
export type MenuItem = { title: string; url: string; isExternalLink: boolean };

/** Everything that differs between the sites; no code asks which brand it is, only what the brand says. */
export type Brand = {
  id: 1 | 2 | 3 | 4;
  key: BrandKey;
  name: string;
  /** Under an icon on a home screen: at most 12 characters. */
  shortName: string;
  locale: Locale;
  /** Language tag of the pages, `nl-NL`. */
  lang: string;
  palette: Palette;
  /** A host that contains one of these is this brand's; tried in the order of `brands`. */
  hostFragments: readonly string[];
  localHost: string;
  /** Host of the links in mails and canonical links; null while the brand runs on its local host. */
  domain: string | null;
  email: string;
  salesEmail: string;
  /** Shown in footer and on the about page; null where the brand has no telephone. */
  phone: string | null;
  countryCode: "NL" | "BE" | "DE";
  timeZone: string;
  activityRoute: string;
  /** Newsletter groups at the mail service. */
  subscriberGroup: { name: string; id: string | null };
  advertiserGroup: { name: string; id: string | null };
  /** Filter group offered in the hero search. */
  heroGroup: string;
  /** Filter groups whose filters are searched by their names, but never shown or offered as filters (specification 1 §4). */
  hiddenGroups: readonly string[];
  /** Filter group whose filters are the cards of home (decisions, second round): a group as a whole narrows nothing. */
  categoryGroup: string;
  showsNewActivities: boolean;
  /** What a card says about who it is for. */
  cardLabels: "persons" | "ages";
  /** Who answers for the site by law; invented until somebody opens it. */
  publisher: { name: string; address: string; register: string };
  /** The law asks for a page that says so. */
  hasImprint: boolean;
  menu: readonly MenuItem[];
  home: PageTexts & { categories: string; keywordHint: string };
  /** What the site is, in the footer. */
  about: string;
  overview: PageTexts;
  /** Above the list of all organisations. */
  organisations: PageTexts;
  /** The articles of this brand, and what is said above them. */
  blogList: "company" | "german" | "kids";
  blogs: PageTexts & { home: string };
  /** Home shows the latest articles. */
  showsBlogs: boolean;
  /** Each goes to its own page alone. */
  pages: BrandPages;
  /** Words before the place in the addresses of landing pages. */
  openingWords: readonly string[];
  /** Pages that other brands have too, with their path here; none where a brand stands alone. */
  equalPages: Readonly<Partial<Record<EqualPage, string>>>;
  /** Shown to readers of languages that no brand has. */
  answersForOthers: boolean;
  /** Handy links above the footer of home and the articles. */
  linkBoxes: readonly LinkBox[];
};

/** What pages know of their brand; it travels with every page. */
export type PublicBrand = Pick<
  Brand,
  | "id"
  | "key"
  | "name"
  | "locale"
  | "lang"
  | "palette"
  | "email"
  | "phone"
  | "countryCode"
  | "heroGroup"
  | "cardLabels"
  | "hasImprint"
  | "menu"
  | "home"
  | "overview"
  | "blogs"
  | "about"
> & { hasAgenda: boolean };

export function publicBrand(brand: Brand): PublicBrand {
  const { id, key, name, locale, lang, palette, email, phone, countryCode, heroGroup, cardLabels, hasImprint, menu } = brand;
  const { home, overview, blogs, about, pages } = brand;
  const who = { id, key, name, locale, lang, palette, email, phone, countryCode };
  return { ...who, heroGroup, cardLabels, hasAgenda: pages.agenda !== null, hasImprint, menu, home, overview, blogs, about };
}

const LOCALES: readonly string[] = ["nl", "be", "de"] satisfies Locale[];

export function isLocale(text: string): text is Locale {
  return LOCALES.includes(text);
}
