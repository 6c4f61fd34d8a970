import type { ServedBrand, TagManager } from "../../sites.ts";

/** The container that measures a document; "next" if only the next document may be measured, null if none. */
export type Measured = TagManager | "next" | null;

/**
 * The container of a document. A document whose address contains a typed sentence gets none for its whole lifetime: a container reads
 * the address, links and referrer by itself. Its next page is loaded as another document.
 */
export function tagManagerOf({ tagManager }: Pick<ServedBrand, "tagManager">, { url }: Pick<Request, "url">): Measured {
  return tagManager && new URL(url).searchParams.has("zin") ? "next" : tagManager;
}
