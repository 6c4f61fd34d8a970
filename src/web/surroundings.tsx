import type { ReactNode } from "react";
import type { PublicBrand } from "../brands/brand.ts";
import { BrandContext } from "./use-brand.ts";
import { MediaHostContext } from "./use-media-host.ts";
import { PlaceContext, type Place } from "./use-place.ts";

/** The context of every component of a page: its brand, the host of its pictures, and its address. */
export type PageContext = { brand: PublicBrand; mediaHost: string | null; place: Place };

/** Provides the context of a page, around a whole document or one island. */
export function Surroundings({ context, children }: { context: PageContext; children: ReactNode }) {
  return (
    <BrandContext value={context.brand}>
      <MediaHostContext value={context.mediaHost}>
        <PlaceContext value={context.place}>{children}</PlaceContext>
      </MediaHostContext>
    </BrandContext>
  );
}
