/** Every path of a page that exists; it begins with one slash, so it can name no other host. */
const OF_A_PAGE = /^\/(?:[a-z0-9.-]+(?:\/[a-z0-9.-]+)*)?$/;
/** Where a visitor may look for a page that stands elsewhere. */
const MOVED: Record<string, string> = { "/blog": "/blogs" };
/** Cutting what is too much off the end of 15,000 dots took half a second, in which nobody else was answered. */
const LONGEST = 1_000;

/**
 * The one way to write the path of a page: small letters, nothing encoded, no empty parts, no `index.html` and no
 * extension but that of `/blogs/{tag}.html`. Null when no page of ours can have such a path, or one so long.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > LONGEST) return null;
  const segments = readable(pathname)
    ?.map((segment) =>
      segment
        .replace(/;.*$/s, "")
        .replace(/^ +|[ .]+$/g, "")
        .toLowerCase(),
    )
    .filter((segment) => segment !== "");
  if (!segments) return null;
  if (/^index\.html?$/.test(segments.at(-1) ?? "")) segments.pop();
  const isTag = segments.length === 2 && segments[0] === "blogs";
  const path = `/${segments.join("/")}`.replace(isTag ? /\.htm$/ : /(?:\.html?|\.)+$/, isTag ? ".html" : "");
  return OF_A_PAGE.test(path) ? (MOVED[path] ?? path) : null;
}

/** The decoded segments of a path; a slash that was encoded is no slash, and no segment of ours has one. */
function readable(pathname: string): string[] | null {
  try {
    const segments = pathname.split("/").map(decodeURIComponent);
    return segments.some((segment) => segment.includes("/")) ? null : segments;
  } catch {
    return null;
  }
}
