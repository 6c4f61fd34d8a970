/**
 * The URL pattern of each screen, and its file in `screens/`. `/*` matches the paths that no other screen matches. The build makes a
 * stylesheet for each (vite.config.ts), and screens.ts has a screen for each.
 */
export const ROUTES = {
  about: { path: "/over-ons", file: "about/about.tsx" },
  advertise: { path: "/adverteren", file: "advertise/advertise.tsx" },
  agenda: { path: "/agenda", file: "agenda/agenda.tsx" },
  blog: { path: "/blog/:id", file: "blog/blog.tsx" },
  blogs: { path: "/blogs/:file?", file: "blogs/blogs.tsx" },
  confirm: { path: "/nieuwsbrief/bevestigen", file: "newsletter/confirm.tsx" },
  detail: { path: "/uitjes/:slug", file: "detail/detail.tsx" },
  helpdesk: { path: "/helpdesk", file: "helpdesk/helpdesk.tsx" },
  home: { path: "/", file: "home/home.tsx" },
  imprint: { path: "/impressum", file: "legal/imprint.tsx" },
  landing: { path: "/*", file: "overview/landing.tsx" },
  leave: { path: "/nieuwsbrief/afmelden", file: "newsletter/leave.tsx" },
  newsletter: { path: "/nieuwsbrief", file: "newsletter/newsletter.tsx" },
  notFound: { path: "/not-found", file: "not-found/not-found.tsx" },
  order: { path: "/over-de-volgorde", file: "order/order.tsx" },
  organisation: { path: "/overzicht/:slug", file: "organisation/organisation.tsx" },
  organisations: { path: "/overzicht", file: "organisations/organisations.tsx" },
  overview: { path: "/uitjes", file: "overview/overview.tsx" },
  privacy: { path: "/privacy", file: "legal/privacy.tsx" },
  suggestPlace: { path: "/plaats-voorstellen", file: "suggest-place/suggest-place.tsx" },
  terms: { path: "/voorwaarden/:language", file: "legal/terms.tsx" },
} as const;

export type ScreenName = keyof typeof ROUTES;
