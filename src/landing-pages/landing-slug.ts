/**
 * The slug of a path: without query string and surrounding slashes, `bedrijfsuitje/utrecht`; the root stays `/`
 * (specification 1 §2).
 */
export function landingSlug(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  // The lookbehind keeps the match linear: without it thousands of slashes within a path take quadratic time.
  return pathname.replace(/^\/+|(?<!\/)\/+$/g, "") || "/";
}

/** The path of a slug: `/bedrijfsuitje/utrecht`, and `/` for the root. */
export function landingPath(slug: string): string {
  return `/${landingSlug(slug).replace(/^\//, "")}`;
}

/** The segments of a path or slug; the root has one, `/`. */
export function segmentsOf(path: string): string[] {
  const slug = landingSlug(path);
  return slug === "/" ? [slug] : slug.split("/");
}
