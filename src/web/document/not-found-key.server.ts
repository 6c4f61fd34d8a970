import type { ServedBrand } from "../../sites.ts";
import { tagManagerOf } from "../analytics/tag-manager-of.server.ts";
import { NEWSLETTER } from "./frame/footer.tsx";
import { isWithin } from "./frame/is-within.ts";

/**
 * Everything on which the not-found page depends: rendering it for each made-up address would be an easy attack. There are as many
 * keys as sites times parts of the site.
 */
export function notFoundKey(site: ServedBrand, { url }: Pick<Request, "url">): string {
  const { brand, environment, origin, mediaHost } = site;
  // The header marks the current part of the site, and the footer omits the newsletter on its own page.
  const { pathname } = new URL(url);
  const within = [...brand.menu.map((link) => link.url), NEWSLETTER].filter((part) => isWithin(pathname, part));
  return JSON.stringify([brand.key, environment, origin, mediaHost, tagManagerOf(site, { url }), within]);
}
