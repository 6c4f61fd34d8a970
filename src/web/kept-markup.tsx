import { createContext, createElement, use, type ReactElement } from "react";
import type { PublicBrand } from "../brands/brand.ts";
import { BrandContext } from "./use-brand.ts";
import { MediaHostContext } from "./use-media-host.ts";

export type Part = {
  /** What it shows. The markup is kept for as long as this object is, so an object that is new for each page keeps nothing. */
  of: object;
  /** Which part of it. */
  as: string;
  element: ReactElement;
};
export type Surroundings = { brand: PublicBrand | null; mediaHost: string | null };

/** Gives the markup of a part, made once. Only the server has one (src/web/keep-markup.server.tsx). */
export const KeepMarkupContext = createContext<((part: Part, surroundings: Surroundings) => string) | null>(null);

type Attributes = React.HTMLAttributes<HTMLElement> & React.ClassAttributes<HTMLElement>;
type KeptProps = Omit<Attributes, "children" | "key"> & {
  tag?: "div" | "ul" | "article";
  /** Null where it is to be rendered each time. */
  of: object | null;
  as?: string;
  /** What differs from page to page: the inside has it once, in one attribute, as its `children` were given it. Plain letters and signs. */
  blank?: string;
  /** Whether it stands in a browser as it was served: then nothing is rendered within (src/web/use-as-served.ts). */
  isAsServed?: boolean;
  /** Null in a browser, where what it shows was left in the markup. */
  children: ReactElement | ((blank: string) => ReactElement) | null;
};

/**
 * An element whose inside is the same wherever it stands: the server puts in the markup that it has kept. A browser renders
 * the inside and takes that markup over as if it had been rendered now, or leaves it alone for as long as it stands as it was
 * served (decisions/049-what-a-miss-costs.md). So the inside reads nothing but `of`, the brand with its words and the host of
 * pictures, and all else that it is given is always the same on the server; it has no `useId`, which would count on where it
 * stands; and it shows no picture of the first view: those are announced in the head of their page.
 */
export const Kept = import.meta.env.SSR ? WrittenOnce : TakenOver;

/** Stands where a blank is filled. In a text it would spoil one link, and no keyboard has it. A letter beyond Latin would make the markup take twice the memory. */
const BLANK = "\u0001";

function WrittenOnce({ tag = "div", of, as = "", blank = "", isAsServed: _isAsServed, children, ...rest }: KeptProps) {
  const keep = use(KeepMarkupContext);
  const brand = use(BrandContext);
  const mediaHost = use(MediaHostContext);
  if (!keep || !of || !children) return createElement<Attributes>(tag, rest, filled(children, blank));
  // Renders within this rendering, after which no hook may follow.
  const html = keep({ of, as, element: filled(children, BLANK) }, { brand, mediaHost }).replace(BLANK, () => blank);
  return createElement<Attributes>(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

/** The same object each time: React then leaves what stands there alone. */
const AS_SERVED = { __html: "" };

function TakenOver({ tag = "div", of: _of, as: _as, blank = "", isAsServed = false, children, ...rest }: KeptProps) {
  return isAsServed
    ? createElement<Attributes>(tag, { ...rest, dangerouslySetInnerHTML: AS_SERVED, suppressHydrationWarning: true })
    : createElement<Attributes>(tag, rest, filled(children, blank));
}

function filled<Inside extends ReactElement | null>(
  children: Inside | ((blank: string) => ReactElement),
  blank: string,
): Inside | ReactElement {
  return typeof children === "function" ? children(blank) : children;
}
