const TEXTS = ["tekst=zeldzaam", "tekst=voorbeeld.example"];
const BRANDS = ["merk=nl", "merk=de"];

/** The lists of editors, each unfiltered, by brand (a large and a small one), by text (rare and frequent), and in its last order. */
export const LISTS: readonly string[] = [
  ...["/offerteaanvragen", "/berichten", "/evenementaanvragen", "/nieuwsbrief"].flatMap((path) =>
    ["", ...BRANDS, ...TEXTS, "orde=ontvangen.asc"].map((query) => `${path}?${query}`),
  ),
  ...["", ...BRANDS].map((query) => `/logboek?${query}`),
  ...["", ...BRANDS, "soort=event"].map((query) => `/wachtrij?${query}`),
  ...["", "zoek=zeldzaam", "zoek=voorbeeld.example", "rol=ADMIN"].map((query) => `/mensen?${query}`),
  ...["", ...BRANDS].map((query) => `/post?${query}`),
];

/** With the start, which counts all of them and has no rows of its own. */
export const COSTLY: readonly string[] = [...LISTS, "/?"];
