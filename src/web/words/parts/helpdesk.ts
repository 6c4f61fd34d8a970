import type { HelpdeskWords } from "../../../../content/words/helpdesk/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<HelpdeskWords>({
  nl: async () => (await import("../../../../content/words/helpdesk/nl.ts")).nlHelpdesk,
  be: async () => (await import("../../../../content/words/helpdesk/be.ts")).beHelpdesk,
  de: async () => (await import("../../../../content/words/helpdesk/de.ts")).deHelpdesk,
});

/** The words of the helpdesk, in the language of the visitor's brand. */
export function useHelpdeskWords(): HelpdeskWords["helpdesk"] {
  return wordsIn(useBrand().locale).helpdesk;
}
