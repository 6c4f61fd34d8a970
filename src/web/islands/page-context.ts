import type { PageInfo } from "../page/use-page.ts";

/** The id of the JSON that a document with islands carries for them. */
export const PAGE_CONTEXT = "page-context";

/** The part of the context that the document carries; the browser knows its address by itself. */
export type ServedContext = Omit<PageInfo, "place">;

/** The context that the islands of this document read. Throws when the document carries none. */
export function readPageContext(): PageInfo {
  const json = document.getElementById(PAGE_CONTEXT)?.textContent;
  if (!json) throw new Error("The document carries no context for its islands.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- write-document.server.tsx writes it
  const served = JSON.parse(json) as ServedContext;
  const { pathname, search } = location;
  return { ...served, place: { pathname, search } };
}
