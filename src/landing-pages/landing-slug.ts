/**
 * A path as SEO pages are looked up: without query string and without slashes around it, `bedrijfsuitje/utrecht`; the
 * root stays `/` (specification 1 §2).
 */
export function landingSlug(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  // Looked at from the first slash of a row alone: else thousands of them within a path take their number squared.
  return pathname.replace(/^\/+|(?<!\/)\/+$/g, "") || "/";
}

/** The path of the page of a slug: `/bedrijfsuitje/utrecht`, and `/` for the root. */
export function landingPath(slug: string): string {
  return `/${landingSlug(slug).replace(/^\//, "")}`;
}

/** The segments of a path or slug; the root is one, `/`. */
export function segmentsOf(path: string): string[] {
  const slug = landingSlug(path);
  return slug === "/" ? [slug] : slug.split("/");
}
