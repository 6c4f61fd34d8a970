import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

type Context = { brand: Brand; catalogue: Pick<Catalogue, "directory"> };

/** A base URL to detect paths that leave the site. */
const OWN_ORIGIN = "http://ours.invalid";

/** The target of an active banner of this brand; null when there is no such banner or its link is invalid. */
export function bannerTarget({ brand, catalogue }: Context, id: number): string | null {
  const banner = catalogue.directory(brand.id).banners.find((candidate) => candidate.id === id);
  return banner ? targetOf(banner.link) : null;
}

/** An absolute http(s) URL, or a path of this site. `//elders.example` and `/\elders.example` are refused. */
function targetOf(link: string): string | null {
  const url = URL.parse(link, OWN_ORIGIN);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (!link.startsWith("/")) return url.origin === OWN_ORIGIN ? null : url.href;
  const path = url.pathname + url.search + url.hash;
  return url.origin === OWN_ORIGIN && !path.startsWith("//") ? path : null;
}
