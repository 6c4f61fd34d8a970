import type { Brand } from "../brands/brand.ts";
import type { LinkBox } from "../brands/link-box.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { isLandingSlug } from "./landing-pages.server.ts";
import { landingTotals } from "./landing-totals.server.ts";
import { landingSlug } from "./landing-slug.ts";

/** The handy links of a brand, without links to landing pages that do not exist or list nothing. */
export function listedLinkBoxes(catalogue: Catalogue, brand: Brand): LinkBox[] {
  const totals = landingTotals(catalogue, brand);
  const isListed = (slug: string) => !isLandingSlug(slug) || (totals.get(slug) ?? 0) > 0;
  return brand.linkBoxes
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => isListed(landingSlug(href))) }))
    .filter(({ links }) => links.length > 0);
}
