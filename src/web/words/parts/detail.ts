import type { DetailWords } from "../../../../content/words/detail/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<DetailWords>({
  nl: async () => (await import("../../../../content/words/detail/nl.ts")).nlDetail,
  be: async () => (await import("../../../../content/words/detail/be.ts")).beDetail,
  de: async () => (await import("../../../../content/words/detail/de.ts")).deDetail,
});

/** The words of the screen of one activity, in the language of the visitor's brand. */
export function useDetailWords(): DetailWords["detail"] {
  return wordsIn(useBrand().locale).detail;
}

/** What the tabs of an activity say whose organisation has events. */
export function useCurrentEventsWords(): DetailWords["currentEvents"] {
  return wordsIn(useBrand().locale).currentEvents;
}
