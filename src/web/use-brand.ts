import { createContext, useContext } from "react";
import type { PublicBrand } from "../brands/brand.ts";

export const BrandContext = createContext<PublicBrand | null>(null);

/** The brand that the page is rendered for; the root provides it. */
export function useBrand(): PublicBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand was called outside the root.");
  return brand;
}
