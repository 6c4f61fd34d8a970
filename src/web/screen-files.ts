import type { ScreenName } from "./screen-paths.ts";

/** The file of each screen. The build makes a stylesheet for each (vite.config.ts), and screens.ts has a screen for each. */
export const SCREEN_FILES = {
  about: "src/web/screens/about/about.tsx",
  advertise: "src/web/screens/advertise/advertise.tsx",
  agenda: "src/web/screens/agenda/agenda.tsx",
  blog: "src/web/screens/blog/blog.tsx",
  blogs: "src/web/screens/blogs/blogs.tsx",
  confirm: "src/web/screens/newsletter/confirm.tsx",
  detail: "src/web/screens/detail/detail.tsx",
  helpdesk: "src/web/screens/helpdesk/helpdesk.tsx",
  home: "src/web/screens/home/home.tsx",
  imprint: "src/web/screens/legal/imprint.tsx",
  landing: "src/web/screens/landing/landing.tsx",
  leave: "src/web/screens/newsletter/leave.tsx",
  newsletter: "src/web/screens/newsletter/newsletter.tsx",
  notFound: "src/web/screens/not-found/not-found.tsx",
  order: "src/web/screens/order/order.tsx",
  organisation: "src/web/screens/organisation/organisation.tsx",
  organisations: "src/web/screens/organisations/organisations.tsx",
  overview: "src/web/screens/overview/overview.tsx",
  privacy: "src/web/screens/legal/privacy.tsx",
  suggestPlace: "src/web/screens/suggest-place/suggest-place.tsx",
  terms: "src/web/screens/legal/terms.tsx",
} as const satisfies Record<ScreenName, string>;
