import { createContext, use } from "react";
import type { PublicBrand } from "../../brands/brand.ts";

/** The context that every component of a page may read. */
export type PageInfo = {
  brand: PublicBrand;
  /** The host of pictures; null is the brand's own host. */
  mediaHost: string | null;
  /** Path and query, as `/uitjes` and `?personen=8`; null in markup that is cached for many pages. */
  location: { pathname: string; search: string } | null;
};

/** Provided around a whole document, or around one island. */
export const PageContext = createContext<PageInfo | null>(null);

/** The page of a component. Throws outside a page. */
export function usePage(): PageInfo {
  const page = use(PageContext);
  if (!page) throw new Error("A component that reads its page was rendered outside one.");
  return page;
}

export function useBrand(): PublicBrand {
  return usePage().brand;
}

/** The address of the page. Throws outside a page, and in cached markup. */
export function usePageLocation(): NonNullable<PageInfo["location"]> {
  const { location } = usePage();
  if (!location) throw new Error("Cached markup has no address.");
  return location;
}
