import type { SeoPage } from "../contract/entities/seo-page.ts";
import { placeNamed, placesOf } from "./landing-places.ts";
import { segmentsOf, landingPath, landingSlug } from "./landing-slug.ts";

/** What a path is: an SEO page, a redirect to the path of one, or nothing that SEO knows of. */
export type LandingOutcome = { kind: "page"; page: SeoPage } | { kind: "redirect"; path: string } | { kind: "none" };

type Lookup = { find: (slug: string) => SeoPage | null; say: (line: string) => void };

const TRACING = "Slug not found, trying to trace initial slug values...";

/**
 * Looks a path up among the SEO pages: whole first, then by its first segment alone. What is found is shown in place
 * when it is a page of this path, else its own path is where to go (specification 1 §4; decisions, SEO).
 */
export function resolveLandingPage(path: string, { find, say }: Lookup): LandingOutcome {
  const page = find(landingSlug(path)) ?? traced(path, { find, say });
  if (!page) return { kind: "none" };
  return isPageOf(page, path) ? { kind: "page", page } : { kind: "redirect", path: landingPath(page.slug) };
}

function traced(path: string, { find, say }: Lookup): SeoPage | null {
  say(TRACING);
  const [first = ""] = segmentsOf(path);
  return find(first);
}

/**
 * As many segments, and with another slug also a place of the page as the last one. The catalogue keeps each page under
 * its own slug; the place matters where `find` knows a page by another one.
 */
function isPageOf(page: SeoPage, path: string): boolean {
  const segments = segmentsOf(path);
  if (segments.length !== segmentsOf(page.slug).length) return false;
  if (landingSlug(page.slug) === landingSlug(path) || placesOf(page).length === 0) return true;
  return placeNamed(page, segments.at(-1)) !== null;
}
