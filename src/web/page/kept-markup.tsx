import { createContext, createElement, use, type ReactElement } from "react";
import { escapeHtml } from "../../../packages/text/escape-html.ts";
import { PageContext, type PageInfo } from "./use-page.ts";

export type Part = {
  /** What it shows. The markup is kept for as long as this object is, so an object that is new for each page keeps nothing. */
  of: object;
  /** Which part of it. */
  as: string;
  element: ReactElement;
};

/** Gives the markup of a part, made once (src/web/document/keep-markup.server.tsx). Null while developing: a part changes with its source. */
export const KeepMarkupContext = createContext<((part: Part, page: PageInfo) => string) | null>(null);

type KeptProps = Omit<React.HTMLAttributes<HTMLElement>, "children"> & {
  tag?: "div" | "ul" | "article";
  /** Missing or null where it is to be rendered each time. */
  of?: object | null;
  as?: string;
  /** What differs from page to page: the inside has each once, in an attribute or as a text, as its `children` were given it. */
  blanks?: readonly string[];
  children: ReactElement | ((...blanks: string[]) => ReactElement);
};

/**
 * Stand where blanks are filled: no keyboard has them, and in a text one would spoil a link. A letter beyond Latin would make the
 * markup take twice the memory.
 */
const BLANKS = ["\u0001", "\u0002"];
const ANY_BLANK = new RegExp(`[${BLANKS.join("")}]`, "g");

/**
 * An element of a document whose inside is the same wherever it stands: it is rendered once (decisions/049-cost-of-a-cache-miss.md). So the
 * inside reads nothing but `of`, the brand with its words and the host of pictures, and all else that it is given is always the
 * same; and it has no island.
 */
export function Kept({ tag = "div", of, as = "", blanks = [], children, ...rest }: KeptProps) {
  const keep = use(KeepMarkupContext);
  const page = use(PageContext);
  if (!keep || !page || !of) return createElement(tag, rest, filled(children, blanks));
  // Renders within this rendering, after which no hook may follow.
  const html = keep({ of, as, element: filled(children, BLANKS.slice(0, blanks.length)) }, page).replace(ANY_BLANK, (sign) =>
    escapeHtml(blanks[BLANKS.indexOf(sign)] ?? sign),
  );
  return createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

function filled(children: KeptProps["children"], blanks: readonly string[]): ReactElement {
  return typeof children === "function" ? children(...blanks) : children;
}
