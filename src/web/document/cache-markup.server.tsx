import { renderToStaticMarkup } from "react-dom/server";
import type { MarkupPart } from "../page-context/cached-markup.tsx";
import { PageContext, type PageInfo } from "../page-context/use-page.ts";

/** Keyed by the shown object, then by part, brand and media host, of which there are few. */
const cache = new WeakMap<object, Map<string, string>>();

/** Renders a part once per shown object. Invalidation: a changed activity or list is a new object. */
export function cacheMarkup({ of, as, element }: MarkupPart, page: PageInfo): string {
  const parts = cache.get(of) ?? new Map<string, string>();
  cache.set(of, parts);
  const key = `${as} ${page.brand.key} ${page.mediaHost}`;
  const cached = parts.get(key);
  if (cached !== undefined) return cached;
  const markup = renderToStaticMarkup(<PageContext value={{ ...page, location: null }}>{element}</PageContext>);
  // Flattens the string: React concatenates hundreds of pieces, which V8 stores as a rope with four times the memory.
  const text = Buffer.from(markup).toString();
  parts.set(key, text);
  return text;
}
