/** The path of each screen, as URL patterns write it; `/*` has every path that no other screen has. */
export const SCREEN_PATHS = {
  about: "/over-ons",
  advertise: "/adverteren",
  agenda: "/agenda",
  blog: "/blog/:id",
  blogs: "/blogs/:file?",
  confirm: "/nieuwsbrief/bevestigen",
  detail: "/uitjes/:slug",
  helpdesk: "/helpdesk",
  home: "/",
  imprint: "/impressum",
  landing: "/*",
  leave: "/nieuwsbrief/afmelden",
  newsletter: "/nieuwsbrief",
  notFound: "/not-found",
  order: "/over-de-volgorde",
  organisation: "/overzicht/:slug",
  organisations: "/overzicht",
  overview: "/uitjes",
  privacy: "/privacy",
  suggestPlace: "/plaats-voorstellen",
  terms: "/voorwaarden/:language",
} as const;

export type ScreenName = keyof typeof SCREEN_PATHS;
