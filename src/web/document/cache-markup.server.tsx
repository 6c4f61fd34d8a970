import { renderToStaticMarkup } from "react-dom/server";
import type { MarkupPart } from "../page/cached-markup.tsx";
import { PageContext, type PageInfo } from "../page/use-page.ts";

/** By what it shows; then by part, brand and host of pictures, of which there are few. */
const kept = new WeakMap<object, Map<string, string>>();

/** Markup is gone with the activity or the list that it shows: those are read anew when they change. */
export function cacheMarkup({ of, as, element }: MarkupPart, page: PageInfo): string {
  const parts = kept.get(of) ?? new Map<string, string>();
  kept.set(of, parts);
  const key = `${as} ${page.brand.key} ${page.mediaHost}`;
  const known = parts.get(key);
  if (known !== undefined) return known;
  const markup = renderToStaticMarkup(<PageContext value={{ ...page, place: null }}>{element}</PageContext>);
  // React joins hundreds of pieces, which V8 would keep as such, with four times the memory of the text.
  const text = Buffer.from(markup).toString();
  parts.set(key, text);
  return text;
}
