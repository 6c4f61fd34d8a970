import type { OrganisationWords } from "../../../../content/words/organisations/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<OrganisationWords>({
  nl: async () => (await import("../../../../content/words/organisations/nl.ts")).nlOrganisations,
  be: async () => (await import("../../../../content/words/organisations/be.ts")).beOrganisations,
  de: async () => (await import("../../../../content/words/organisations/de.ts")).deOrganisations,
});

/** The words of organisations, in the language of the visitor's brand. */
export function useOrganisationWords(): OrganisationWords {
  return wordsIn(useBrand().locale);
}
