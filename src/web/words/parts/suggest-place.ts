import type { SuggestPlaceWords } from "../../../../content/words/suggest-place/nl.ts";
import type { Locale } from "../../../brands/brand.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const nl = async () => (await import("../../../../content/words/suggest-place/nl.ts")).nlSuggestPlace;
const wordsIn = await loadPart<SuggestPlaceWords>({
  nl,
  be: nl,
  de: async () => (await import("../../../../content/words/suggest-place/de.ts")).deSuggestPlace,
});

/** The words of the page where a place is suggested, for its head, which no hook can reach. */
export function suggestPlaceWords(locale: Locale): SuggestPlaceWords {
  return wordsIn(locale);
}

/** The same, in the language of the visitor's brand. */
export function useSuggestPlaceWords(): SuggestPlaceWords {
  return wordsIn(useBrand().locale);
}
