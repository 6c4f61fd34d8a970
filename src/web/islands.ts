import type { ReactNode } from "react";

/**
 * Every island (a part of a document that React renders in the browser), by its name in the document. Each is a separate chunk, fetched
 * before the island is hydrated.
 */
export const ISLANDS = {
  agendaFilters: async () => (await import("./screens/agenda/filters.tsx")).AgendaFilters,
  heroSearch: async () => (await import("./screens/home/hero-search.tsx")).HeroSearch,
  question: async () => (await import("./forms/question/question-form.tsx")).QuestionForm,
  newsletter: async () => (await import("./screens/newsletter/newsletter-form.tsx")).NewsletterForm,
  eventRequest: async () => (await import("./screens/advertise/event-form.tsx")).EventForm,
  organisationSearch: async () => (await import("./screens/organisations/organisation-search.tsx")).OrganisationSearch,
  filters: async () => (await import("./screens/overview/filters.tsx")).Filters,
  quote: async () => (await import("./screens/detail/quote-form.tsx")).QuoteForm,
  lightbox: async () => (await import("./screens/detail/lightbox.tsx")).Lightbox,
  share: async () => (await import("./screens/detail/share.tsx")).Share,
} as const;

type PropsOf<Load> = Load extends () => Promise<(props: infer Props) => ReactNode> ? Props : never;

type PropsByName = { [Name in keyof typeof ISLANDS]: PropsOf<(typeof ISLANDS)[Name]> };

declare module "./islands/registry.ts" {
  interface IslandProps extends PropsByName {}
}
