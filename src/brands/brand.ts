import type { EqualPage } from "./equal-pages.ts";
import type { LinkBox } from "./link-box.ts";
import type { BrandPages, PageTexts } from "./pages.ts";

/** The four brands by their key; ids are the platform ids of specification 1 §1. */
export type BrandKey = "nl" | "de" | "kids" | "be";
export type Locale = "nl" | "be" | "de";
export type Palette = "company" | "kids";

/** A menu item; an external one links to another site than this brand's (specification 2 §2, Navigation). */
export type MenuItem = { title: string; url: string; isExternalLink: boolean };

/** Everything that differs between the sites: code reads these fields and never compares brands. */
export type Brand = {
  id: 1 | 2 | 3 | 4;
  key: BrandKey;
  name: string;
  /** For the icon on a home screen: at most 12 characters. */
  shortName: string;
  locale: Locale;
  /** Language tag of the pages, `nl-NL`. */
  lang: string;
  palette: Palette;
  /** A host that contains one of these belongs to this brand; tried in the order of `brands`. */
  hostFragments: readonly string[];
  localHost: string;
  /** Host for links in mails and canonical links; null while the brand runs on its local host. */
  domain: string | null;
  email: string;
  salesEmail: string;
  /** Shown in the footer and on the about page; null when the brand has no telephone. */
  phone: string | null;
  countryCode: "NL" | "BE" | "DE";
  timeZone: string;
  activityRoute: string;
  /** Newsletter groups at the mail service. */
  subscriberGroup: { name: string; id: string | null };
  advertiserGroup: { name: string; id: string | null };
  /** Filter group offered in the hero search. */
  heroGroup: string;
  /** Filter groups whose filters are searched by name, but never shown or offered as filters (specification 1 §4). */
  hiddenGroups: readonly string[];
  /** Filter group whose filters are the category cards of the home page (specification 3, second round). */
  categoryGroup: string;
  showsNewActivities: boolean;
  /** What cards show of the target group: group size or ages. */
  cardLabels: "persons" | "ages";
  /** The legal publisher of the site; placeholders until the site is launched. */
  publisher: { name: string; address: string; register: string };
  /** The law of the country requires an imprint page. */
  hasImprint: boolean;
  menu: readonly MenuItem[];
  home: PageTexts & { categories: string; keywordHint: string };
  /** Description of the site in the footer. */
  about: string;
  overview: PageTexts;
  /** Texts of the list of all organisations. */
  organisations: PageTexts;
  /** The set of articles of this brand, and the texts above them. */
  blogList: "company" | "german" | "kids";
  blogs: PageTexts & { home: string };
  /** The home page shows the latest articles. */
  showsBlogs: boolean;
  /** Texts of the static pages; each is sent with its own page only. */
  pages: BrandPages;
  /** First part of the paths of landing pages, before the place. */
  openingWords: readonly string[];
  /** Paths of the pages that other brands have too, for hreflang; empty for a brand without counterparts. */
  equalPages: Readonly<Partial<Record<EqualPage, string>>>;
  /** Its pages are the hreflang `x-default`. */
  isHreflangDefault: boolean;
  /** Links above the footer of the home page and the articles. */
  linkBoxes: readonly LinkBox[];
};

/** The fields of a brand that pages need in the browser; sent with every page. */
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
  const identity = { id, key, name, locale, lang, palette, email, phone, countryCode };
  return { ...identity, heroGroup, cardLabels, hasAgenda: pages.agenda !== null, hasImprint, menu, home, overview, blogs, about };
}

const LOCALES: readonly string[] = ["nl", "be", "de"] satisfies Locale[];

export function isLocale(text: string): text is Locale {
  return LOCALES.includes(text);
}
