import type { ServedBrand, TagManager } from "../../sites.ts";

/** What measures a document: nothing, a container, or one in the next document that the visitor goes to. */
export type Measured = TagManager | "next" | null;

/**
 * The container of a document. One whose address holds what somebody typed as a sentence gets none, for as long as it lives: a
 * container reads the address, those of links and of the page before, whatever we tell it. Its next page is another document.
 */
export function tagManagerOf({ tagManager }: Pick<ServedBrand, "tagManager">, { url }: Pick<Request, "url">): Measured {
  return tagManager && new URL(url).searchParams.has("zin") ? "next" : tagManager;
}
