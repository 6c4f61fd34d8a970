import { isRouteErrorResponse, type EntryContext, type RouterContextProvider } from "react-router";
import { servedHead } from "./served-head.server.ts";
import { siteContext } from "./site.server.ts";
import { tagManagerOf } from "./tag-manager-of.server.ts";
import { NEWSLETTER } from "./ui/footer.tsx";
import { isWithin } from "./ui/is-within.ts";

/** A page as it is sent, and the policy of its scripts; null in development. */
export type WrittenPage = { html: Buffer; policy: string | null };

type Rendering = { request: Request; routerContext: Pick<EntryContext, "staticHandlerContext">; context: RouterContextProvider };

/** By the key below: there are as many as brands times routes times parts of the site. */
const pages = new Map<string, WrittenPage>();

/**
 * The not-found page of an address, which says hardly anything of the address: it is rendered once for all addresses of a route and a part of the site. Anybody can make up
 * addresses, and each would cost a rendering. Any other page is rendered by `write`.
 */
export async function notFoundOr(rendering: Rendering, write: () => Promise<WrittenPage>): Promise<WrittenPage> {
  const key = import.meta.env.PROD ? keyOf(rendering) : null;
  if (key === null) return write();
  const page = pages.get(key) ?? (await write());
  pages.set(key, page);
  return page;
}

/** All that the page depends on; null for a page that says more, such as the ways to what is like it. */
function keyOf({ request, routerContext, context }: Rendering): string | null {
  const { errors, loaderData, matches } = routerContext.staticHandlerContext;
  const [[boundary, error] = [], ...others] = Object.entries(errors ?? {});
  const isPlain = boundary === "root" && others.length === 0 && isRouteErrorResponse(error) && error.status === 404 && error.data === null;
  if (!isPlain || Object.keys(loaderData).some((id) => id !== "root" && loaderData[id] !== undefined) || servedHead(context) !== "")
    return null;
  const site = context.get(siteContext);
  const { brand, environment, origin, mediaHost } = site;
  const routes = matches.map(({ route }) => route.id);
  // The header marks the part of the site that the address is in, and the footer leaves out the way to where one is.
  const { pathname } = new URL(request.url);
  const within = [...brand.menu.map(({ url }) => url), NEWSLETTER].filter((url) => isWithin(pathname, url));
  return JSON.stringify([brand.key, environment, origin, mediaHost, tagManagerOf(site, request), routes, within]);
}
