import type { EqualPage } from "../../src/brands/equal-pages.ts";

const screens = {
  home: "/",
  overview: "/uitjes",
  organisations: "/overzicht",
  helpdesk: "/helpdesk",
  advertise: "/adverteren",
  newsletter: "/nieuwsbrief",
  about: "/over-ons",
  order: "/over-de-volgorde",
  privacy: "/privacy",
} as const satisfies Partial<Record<EqualPage, string>>;

/** Addresses by topic, the same on the Dutch and Flemish company brands. */
export const dutchEqualPages = {
  ...screens,
  "company outing": "/bedrijfsuitje",
  "staff outing": "/personeelsuitje",
  "group outing": "/groepsuitje",
  "team building": "/teambuilding",
  "team outing": "/teamuitje",
} as const satisfies Partial<Record<EqualPage, string>>;

export const germanEqualPages = {
  ...screens,
  "company outing": "/betriebsausflug",
  "staff outing": "/firmenausflug",
  "group outing": "/gruppenausflug",
  "team outing": "/teamevent",
} as const satisfies Partial<Record<EqualPage, string>>;
