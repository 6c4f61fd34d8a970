/**
 * The files of the screens that are served as documents, by their names. The build makes a stylesheet for each
 * (vite.documents.config.ts), and screens.ts has a screen for each.
 */
export const SCREEN_FILES = {
  about: "src/web/screens/about/about.tsx",
  advertise: "src/web/screens/advertise/advertise.tsx",
  blog: "src/web/screens/blog/blog.tsx",
  blogs: "src/web/screens/blogs/blogs.tsx",
  confirm: "src/web/screens/newsletter/confirm.tsx",
  detail: "src/web/screens/detail/detail.tsx",
  helpdesk: "src/web/screens/helpdesk/helpdesk.tsx",
  imprint: "src/web/screens/legal/imprint.tsx",
  leave: "src/web/screens/newsletter/leave.tsx",
  newsletter: "src/web/screens/newsletter/newsletter.tsx",
  order: "src/web/screens/order/order.tsx",
  organisation: "src/web/screens/organisation/organisation.tsx",
  privacy: "src/web/screens/legal/privacy.tsx",
  suggestPlace: "src/web/screens/suggest-place/suggest-place.tsx",
  terms: "src/web/screens/legal/terms.tsx",
} as const;

export type ScreenName = keyof typeof SCREEN_FILES;
