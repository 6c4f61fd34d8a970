import type { PageInfo } from "../page-context/use-page.ts";

/** The id of the script element with the page context as JSON, in documents with islands. */
export const PAGE_CONTEXT = "page-context";

/** The part of the context that the document contains; the browser adds its location. */
export type ServedContext = Omit<PageInfo, "location">;

/** Reads the context for the islands of this document. Throws when the document has none. */
export function readPageContext(): PageInfo {
  const json = document.getElementById(PAGE_CONTEXT)?.textContent;
  if (!json) throw new Error("The document has no context for its islands.");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- write-document.server.tsx writes it
  const served = JSON.parse(json) as ServedContext;
  const { pathname, search } = location;
  return { ...served, location: { pathname, search } };
}
