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
  /** Missing or null where it is to be rendered each time. */
  of?: object | null;
  as?: string;
  /** What differs from page to page: the inside has each once, in an attribute or as a text, as its `children` were given it. */
  blanks?: readonly string[];
  /** Whether it stands in a browser as it was served: then nothing is rendered within (src/web/use-as-served.ts). */
  isAsServed?: boolean;
  /** Null in a browser, where what it shows was left in the markup. */
  children: ReactElement | ((...blanks: string[]) => ReactElement) | null;
};

/**
 * An element whose inside is the same wherever it stands: the server puts in the markup that it has kept. A browser renders
 * the inside and takes that markup over as if it had been rendered now, or leaves it alone for as long as it stands as it was
 * served (decisions/049-what-a-miss-costs.md). So the inside reads nothing but `of`, the brand with its words and the host of
 * pictures, and all else that it is given is always the same on the server; it has no `useId`, which would count on where it
 * stands; and it shows no picture of the first view: those are announced in the head of their page.
 */
export const Kept = import.meta.env.SSR ? WrittenOnce : TakenOver;

/** Stand where blanks are filled. In a text one would spoil a link, and no keyboard has them. A letter beyond Latin would make the markup take twice the memory. */
const BLANKS = ["\u0001", "\u0002"];
const ANY_BLANK = new RegExp(`[${BLANKS.join("")}]`, "g");
const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function WrittenOnce({ tag = "div", of, as = "", blanks = [], isAsServed: _isAsServed, children, ...rest }: KeptProps) {
  const keep = use(KeepMarkupContext);
  const brand = use(BrandContext);
  const mediaHost = use(MediaHostContext);
  if (!keep || !of || !children) return createElement<Attributes>(tag, rest, filled(children, blanks));
  // Renders within this rendering, after which no hook may follow.
  const html = keep({ of, as, element: filled(children, BLANKS.slice(0, blanks.length)) }, { brand, mediaHost }).replace(
    ANY_BLANK,
    (sign) => escaped(blanks[BLANKS.indexOf(sign)] ?? sign),
  );
  return createElement<Attributes>(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

/** The same object each time: React then leaves what stands there alone. */
const AS_SERVED = { __html: "" };

function TakenOver({ tag = "div", of: _of, as: _as, blanks = [], isAsServed = false, children, ...rest }: KeptProps) {
  return isAsServed
    ? createElement<Attributes>(tag, { ...rest, dangerouslySetInnerHTML: AS_SERVED, suppressHydrationWarning: true })
    : createElement<Attributes>(tag, rest, filled(children, blanks));
}

/** A blank within a blank stays one. */
function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}

function filled<Inside extends ReactElement | null>(
  children: Inside | ((...blanks: string[]) => ReactElement),
  blanks: readonly string[],
): Inside | ReactElement {
  return typeof children === "function" ? children(...blanks) : children;
}
