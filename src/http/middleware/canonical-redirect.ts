import { canonicalPath } from "../canonical-path.ts";

/** Files and page data: programs use their exact URLs. */
const NOT_PAGES = /^\/static\/|\.data$/;

type Render = (request: Request) => Promise<Response>;

/**
 * Renders the page of a request with a canonical path. Otherwise renders the page at the canonical path: if it exists, redirects
 * to it (301, with the query); if it redirects, passes that redirect on, so there is one hop; if it is not found, renders the 404
 * at the requested path.
 */
export async function redirectToCanonical(request: Request, render: Render): Promise<Response> {
  const url = new URL(request.url);
  const path = NOT_PAGES.test(url.pathname) ? null : canonicalPath(url.pathname);
  if (path === null || path === url.pathname) return render(request);

  const { method, headers, signal } = request;
  const canonical = await render(new Request(new URL(path + url.search, url.origin), { method, headers, signal }));
  if (canonical.status === 404) {
    const requested = await render(request);
    return requested.status === 404 ? requested : canonical;
  }
  return canonical.ok ? new Response(null, { status: 301, headers: { location: path + url.search } }) : canonical;
}
