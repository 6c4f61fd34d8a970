import { createContext, use, type HTMLAttributes, type ReactElement } from "react";
import { BrandContext } from "./use-brand.ts";
import { MediaHostContext } from "./use-media-host.ts";
import type { PublicBrand } from "../brands/brand.ts";

export type Part = {
  /** What it shows and nothing else but words: the markup is kept for as long as this object is. */
  of: object;
  /** Which part of it. */
  as: string;
  element: ReactElement;
};
export type Surroundings = { brand: PublicBrand | null; mediaHost: string | null };

/** Gives the markup of a part, made once. Only the server has one (src/web/keep-markup.server.tsx). */
export const KeepMarkupContext = createContext<((part: Part, surroundings: Surroundings) => string) | null>(null);

/**
 * What stands in an element: on the server the kept markup of this part, in a browser the part itself, which takes that
 * markup over as if it had been rendered (decisions/049-what-a-miss-costs.md). The part reads nothing but its properties,
 * the brand and its words, and shows no picture of the first view: those are announced in the head of their page.
 * `null` for `of` keeps nothing.
 */
export function useKeptMarkup({ of, as, element }: Omit<Part, "of"> & { of: object | null }): Inside {
  const keep = use(KeepMarkupContext);
  const brand = use(BrandContext);
  const mediaHost = use(MediaHostContext);
  if (!keep || !of) return { children: element };
  return { dangerouslySetInnerHTML: { __html: keep({ of, as, element }, { brand, mediaHost }) } };
}

type Inside = Pick<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML">;
