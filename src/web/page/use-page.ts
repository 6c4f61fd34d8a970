import { createContext, use } from "react";
import type { PublicBrand } from "../../brands/brand.ts";

/** What every component of a page may read. */
export type PageInfo = {
  brand: PublicBrand;
  /** Where pictures are fetched from; null is the brand's own host. */
  mediaHost: string | null;
  /** Path and query, as `/uitjes` and `?personen=8`; null in markup that is cached for many pages. */
  place: { pathname: string; search: string } | null;
};

/** Stands around a whole document, or one island. */
export const PageContext = createContext<PageInfo | null>(null);

/** The page that a component is rendered for. Throws outside a page. */
export function usePage(): PageInfo {
  const page = use(PageContext);
  if (!page) throw new Error("A component that reads its page was rendered outside one.");
  return page;
}

export function useBrand(): PublicBrand {
  return usePage().brand;
}

/** Where the visitor is. Throws in cached markup too. */
export function usePageLocation(): NonNullable<PageInfo["place"]> {
  const { place } = usePage();
  if (!place) throw new Error("Cached markup has no address.");
  return place;
}
