/** Matches the path of every page. Exactly one leading slash, so it cannot name another host. */
const PAGE_PATH = /^\/(?:[a-z0-9.-]+(?:\/[a-z0-9.-]+)*)?$/;
/** Common wrong paths of pages. */
const MOVED: Record<string, string> = { "/blog": "/blogs" };
/** Longer paths are rejected: trimming 15,000 dots blocked the event loop for half a second. */
const MAX_LENGTH = 1_000;

/**
 * The canonical path of a page: lower case, decoded, without empty segments, `index.html` or an extension except that of
 * `/blogs/{tag}.html`. Null when no page can have such a path, or when it is too long.
 */
export function canonicalPath(pathname: string): string | null {
  if (pathname.length > MAX_LENGTH) return null;
  const segments = decodedSegments(pathname)
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
  return PAGE_PATH.test(path) ? (MOVED[path] ?? path) : null;
}

/** The decoded segments of a path; null for an encoded slash, which no segment has, or an invalid encoding. */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split("/").map(decodeURIComponent);
    return segments.some((segment) => segment.includes("/")) ? null : segments;
  } catch {
    return null;
  }
}
