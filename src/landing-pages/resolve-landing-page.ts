import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeNamed, placesOf } from "./landing-places.ts";
import { segmentsOf, landingPath, landingSlug } from "./landing-slug.ts";

/** The result for a path: an SEO page, a redirect to the path of one, or none. */
export type LandingOutcome = { kind: "page"; page: SeoPage } | { kind: "redirect"; path: string } | { kind: "none" };

type Lookup = { find: (slug: string) => SeoPage | null; log: (line: string) => void };

const TRACING = "Slug not found, trying to trace initial slug values...";

/**
 * Looks a path up among the SEO pages, first the whole path, then its first segment. A page that belongs to this path is
 * shown, another one is redirected to (specification 1 §4; specification 3, SEO).
 */
export function resolveLandingPage(path: string, { find, log }: Lookup): LandingOutcome {
  const page = find(landingSlug(path)) ?? findByFirstSegment(path, { find, log });
  if (!page) return { kind: "none" };
  return belongsTo(page, path) ? { kind: "page", page } : { kind: "redirect", path: landingPath(page.slug) };
}

function findByFirstSegment(path: string, { find, log }: Lookup): SeoPage | null {
  log(TRACING);
  const [first = ""] = segmentsOf(path);
  return find(first);
}

/**
 * A page belongs to a path with as many segments as its slug. If the slugs differ and the page has places, the last segment
 * must also name one of them; the catalogue finds pages only by their own slug, but another `find` may not.
 */
function belongsTo(page: SeoPage, path: string): boolean {
  const segments = segmentsOf(path);
  if (segments.length !== segmentsOf(page.slug).length) return false;
  if (landingSlug(page.slug) === landingSlug(path) || placesOf(page).length === 0) return true;
  return placeNamed(page, segments.at(-1)) !== null;
}
