import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import type { SeoPage } from "../contract/entities/seo-page.ts";

/** The brand's active SEO page with exactly this slug, `bedrijfsuitje/utrecht`; null when there is none (404). */
export function findLandingPage(catalogue: Catalogue, brand: Brand, { slug }: { slug: string }): SeoPage | null {
  return catalogue.directory(brand.id).seoPages.get(slug) ?? null;
}
