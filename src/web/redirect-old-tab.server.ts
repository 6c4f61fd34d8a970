/** The suffix of data requests of React Router, which earlier releases used. */
const DATA = ".data";

/**
 * Answers a data request of a tab that an earlier release opened: in the format of its router, a redirect that reloads the whole page.
 * Null for every other address. Can be deleted two releases later.
 */
export function redirectOldTab(address: string): Response | null {
  const { pathname, searchParams } = new URL(address);
  if (!pathname.endsWith(DATA)) return null;
  const path = pathname.slice(0, -DATA.length);
  searchParams.delete("_routes");
  const page = (path === "/_" || path === "/_root" ? "/" : path) + (searchParams.size > 0 ? `?${searchParams}` : "");
  const keys = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const redirect = [["SingleFetchRedirect", 1], keys, "redirect", page, "status", 302, "revalidate", false, "reload", true, "replace"];
  const headers = { "content-type": "text/x-script", "cache-control": "no-store" };
  return new Response(JSON.stringify(redirect), { status: 202, headers });
}
