import type { ConsentWords } from "../../../../content/words/consent/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<ConsentWords>({
  nl: async () => (await import("../../../../content/words/consent/nl.ts")).nlConsent,
  be: async () => (await import("../../../../content/words/consent/be.ts")).beConsent,
  de: async () => (await import("../../../../content/words/consent/de.ts")).deConsent,
});

/** The words about being measured, in the language of the visitor's brand. */
export function useConsentWords(): ConsentWords {
  return wordsIn(useBrand().locale);
}
