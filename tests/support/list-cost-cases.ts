const TEXTS = ["tekst=zeldzaam", "tekst=voorbeeld.example"];
const BRANDS = ["merk=nl", "merk=de"];

/** The lists of editors, each unfiltered, by brand (a large and a small one), by text (rare and frequent), and in its last order. */
export const LISTS: readonly string[] = [
  ...["/offerteaanvragen", "/berichten", "/evenementaanvragen", "/nieuwsbrief"].flatMap((path) =>
    ["", ...BRANDS, ...TEXTS, "orde=ontvangen.asc"].map((query) => `${path}?${query}`),
  ),
  ...["", ...BRANDS].map((query) => `/logboek?${query}`),
  ...["", ...BRANDS, "soort=event"].map((query) => `/wachtrij?${query}`),
  ...["", ...TEXTS, "rol=ADMIN"].map((query) => `/mensen?${query}`),
  ...["", ...BRANDS].map((query) => `/post?${query}`),
];

/** Filters that few rows or none pass. */
const RARE: readonly string[] = [
  ...["soort=AD", "staat=held", "staat=rejected"].map((query) => `/berichten?${query}`),
  ...["staat=held", "staat=rejected"].map((query) => `/offerteaanvragen?${query}`),
  ...["staat=listed", "staat=rejected"].map((query) => `/evenementaanvragen?${query}`),
  ...["waiting", "unsubscribed", "held", "rejected"].map((state) => `/nieuwsbrief?staat=${state}`),
  ...["staat=INVITED", "staat=DEACTIVATED", "rol=USER"].map((query) => `/mensen?${query}`),
  ...["soort=contact-to-visitor", "staat=waiting", "orde=sinds.asc", "orde=sinds.desc"].map((query) => `/post?${query}`),
  ...["handeling=login", "soort=city", "wie=OPERATOR", "soort=quote&nummer=12", "tot=2020-01-01"].map((query) => `/logboek?${query}`),
];

/** With the start, which counts all of them and has no rows of its own. */
export const COSTLY: readonly string[] = [...LISTS, ...RARE, "/?"];
