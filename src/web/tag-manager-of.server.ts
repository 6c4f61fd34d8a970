import type { Site, TagManager } from "../sites.ts";

type Measured = {
  /** Null where nothing measures this document. */
  tagManager: TagManager | null;
  /** Another document would be measured. */
  leavesAnew?: true;
};

/**
 * The container of a document. One whose address holds what somebody typed as a sentence gets none, for as long as it lives: a
 * container reads the address, those of links and of the page before, whatever we tell it. Its next page is another document.
 */
export function tagManagerOf({ tagManager }: Pick<Site, "tagManager">, { url }: Pick<Request, "url">): Measured {
  if (tagManager === null || !new URL(url).searchParams.has("zin")) return { tagManager };
  return { tagManager: null, leavesAnew: true };
}
