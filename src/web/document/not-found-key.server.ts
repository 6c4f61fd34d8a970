import type { ServedBrand } from "../../sites.ts";
import { tagManagerOf } from "../analytics/tag-manager-of.server.ts";
import { NEWSLETTER } from "./page/footer.tsx";
import { isWithin } from "./page/is-within.ts";

/**
 * All that the not-found page depends on of site and address: anybody can make up addresses, and each would cost a rendering.
 * There are as many keys as sites times parts of the site.
 */
export function notFoundKey(site: ServedBrand, { url }: Pick<Request, "url">): string {
  const { brand, environment, origin, mediaHost } = site;
  // The header marks the part of the site that the address is in, and the footer leaves out the way to where one is.
  const { pathname } = new URL(url);
  const within = [...brand.menu.map((link) => link.url), NEWSLETTER].filter((part) => isWithin(pathname, part));
  return JSON.stringify([brand.key, environment, origin, mediaHost, tagManagerOf(site, { url }), within]);
}
