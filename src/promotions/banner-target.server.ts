import type { Brand } from "../brands/brand.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";

type Place = { brand: Brand; catalogue: Pick<Catalogue, "directory"> };

/** Only to see whether a path stays with us. */
const OURS = "http://ours.invalid";

/** Where the link of an active banner of this brand leads; null when there is no such banner, or it leads nowhere. */
export function bannerTarget({ brand, catalogue }: Place, id: number): string | null {
  const banner = catalogue.directory(brand.id).banners.find((candidate) => candidate.id === id);
  return banner ? targetOf(banner.link) : null;
}

/** A page of another site, or a path of ours: `//elders.example` and `/\elders.example` are neither. */
function targetOf(link: string): string | null {
  const url = URL.parse(link, OURS);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (!link.startsWith("/")) return url.origin === OURS ? null : url.href;
  const path = url.pathname + url.search + url.hash;
  return url.origin === OURS && !path.startsWith("//") ? path : null;
}
