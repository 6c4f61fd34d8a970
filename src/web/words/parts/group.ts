import type { GroupWords } from "../../../../content/words/group/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<GroupWords>({
  nl: async () => (await import("../../../../content/words/group/nl.ts")).nlGroup,
  be: async () => (await import("../../../../content/words/group/be.ts")).beGroup,
  de: async () => (await import("../../../../content/words/group/de.ts")).deGroup,
});

/** The words about a group that an activity is not meant for, in the language of the visitor's brand. */
export function useGroupWords(): GroupWords {
  return wordsIn(useBrand().locale);
}
