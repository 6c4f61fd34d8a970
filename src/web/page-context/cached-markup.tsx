import { createContext, createElement, use, type ReactElement } from "react";
import { escapeHtml } from "../../../packages/text/escape-html.ts";
import { PageContext, type PageInfo } from "./use-page.ts";

export type MarkupPart = {
  /** The data that it shows. The markup is cached in a WeakMap by this object: a new object for each page is never a hit. */
  of: object;
  /** The name of the part, among all parts that show this object. */
  as: string;
  element: ReactElement;
};

/** Returns the cached markup of a part (src/web/document/cache-markup.server.tsx). Null in development, where sources change. */
export const MarkupCacheContext = createContext<((part: MarkupPart, page: PageInfo) => string) | null>(null);

type CachedMarkupProps = Omit<React.HTMLAttributes<HTMLElement>, "children"> & {
  tag?: "div" | "ul" | "article";
  /** Missing or null: not cached. */
  of?: object | null;
  as?: string;
  /** Texts that differ between pages. `children` receives each as an argument, and uses it once, as an attribute or a text. */
  blanks?: readonly string[];
  children: ReactElement | ((...blanks: string[]) => ReactElement);
};

/**
 * Placeholders in cached markup: control characters, since a text that contains a placeholder could break a link. A character beyond
 * Latin-1 would double the memory of the markup.
 */
const BLANKS = ["\u0001", "\u0002"];
const ANY_BLANK = new RegExp(`[${BLANKS.join("")}]`, "g");

/**
 * An element whose content is rendered once and cached for all documents (decisions/049-cost-of-a-cache-miss.md). So the content may
 * depend only on `of`, the brand with its words, the media host and constants; and it contains no island.
 */
export function CachedMarkup({ tag = "div", of, as = "", blanks = [], children, ...rest }: CachedMarkupProps) {
  const cache = use(MarkupCacheContext);
  const page = use(PageContext);
  if (!cache || !page || !of) return createElement(tag, rest, filled(children, blanks));
  // A nested render: no hook may follow it.
  const html = cache({ of, as, element: filled(children, BLANKS.slice(0, blanks.length)) }, page).replace(ANY_BLANK, (sign) =>
    escapeHtml(blanks[BLANKS.indexOf(sign)] ?? sign),
  );
  return createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } });
}

function filled(children: CachedMarkupProps["children"], blanks: readonly string[]): ReactElement {
  return typeof children === "function" ? children(...blanks) : children;
}
