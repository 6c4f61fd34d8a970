import { canonicalPath } from "../canonical-path.ts";

/** Parts of the site whose addresses are for programs, which write them as they are. */
const OF_PROGRAMS = /^\/static\/|\.data$/;

type Render = (request: Request) => Promise<Response>;

/**
 * Answers the page of a request when its path is written as it should be. A page that stands at the right path answers
 * one 301 to it, with the query; a page that has moved on from there answers with where it is now, so nobody is sent
 * twice; and where nothing is, that is said in place.
 */
export async function atOneAddress(request: Request, render: Render): Promise<Response> {
  const asked = new URL(request.url);
  const path = OF_PROGRAMS.test(asked.pathname) ? null : canonicalPath(asked.pathname);
  if (path === null || path === asked.pathname) return render(request);

  const { method, headers, signal } = request;
  const there = await render(new Request(new URL(path + asked.search, asked.origin), { method, headers, signal }));
  if (there.status === 404) {
    const here = await render(request);
    return here.status === 404 ? here : there;
  }
  return there.ok ? new Response(null, { status: 301, headers: { location: path + asked.search } }) : there;
}
