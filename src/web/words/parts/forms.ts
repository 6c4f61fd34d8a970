import type { FormWords } from "../../../../content/words/forms/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<FormWords>({
  nl: async () => (await import("../../../../content/words/forms/nl.ts")).nlForms,
  be: async () => (await import("../../../../content/words/forms/be.ts")).beForms,
  de: async () => (await import("../../../../content/words/forms/de.ts")).deForms,
});

/** The words of every form, in the language of the visitor's brand. */
export function useFormWords(): FormWords {
  return wordsIn(useBrand().locale);
}
