import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";
import { segmentsOf } from "./landing-slug.ts";

/** First segments of other routes. An SEO page there is never shown as a landing page. */
const RESERVED = new Set([
  ...["uitjes", "overzicht", "agenda", "blogs", "blog", "helpdesk", "adverteren", "nieuwsbrief", "over-ons", "over-de-volgorde"],
  ...["privacy", "voorwaarden", "impressum", "plaats-voorstellen", "not-found", "api", "static", "dev", "form", "banner", "sitemaps"],
]);

/** The active SEO pages of a brand that are landing pages: each is the overview with its own path and texts. */
export function landingPages(catalogue: Catalogue, brand: Brand): SeoPage[] {
  const pages = [...catalogue.directory(brand.id).seoPages.values()];
  return pages.filter(({ slug }) => isLandingSlug(slug));
}

/** Whether a landing page may have this slug. */
export function isLandingSlug(slug: string): boolean {
  return slug !== "/" && !RESERVED.has(segmentsOf(slug)[0] ?? "");
}
