import { createContext, useContext } from "react";
import type { Brand } from "../brands/brand.ts";

export const BrandContext = createContext<Brand | null>(null);

/** The brand that the page is rendered for; the root provides it. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error("useBrand was called outside the root.");
  return brand;
}
