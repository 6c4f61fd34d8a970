import type { GroupWords } from "../../../../content/words/group/nl.ts";
import { loadPart } from "../load-part.ts";

/** The words about a group that an activity is not meant for, in a language of the page. */
export const groupWordsOf = await loadPart<GroupWords>({
  nl: async () => (await import("../../../../content/words/group/nl.ts")).nlGroup,
  be: async () => (await import("../../../../content/words/group/be.ts")).beGroup,
  de: async () => (await import("../../../../content/words/group/de.ts")).deGroup,
});
