import { createContext, useContext } from "react";
import type { PublicBrand } from "../brands/brand.ts";

export const BrandContext = createContext<PublicBrand | null>(null);

/** The brand that the page is rendered for (surroundings.tsx). Throws outside a page. */
export function useBrand(): PublicBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand was called outside a page.");
  return brand;
}
