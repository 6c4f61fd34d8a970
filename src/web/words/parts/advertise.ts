import type { AdvertiseWords } from "../../../../content/words/advertise/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<AdvertiseWords>({
  nl: async () => (await import("../../../../content/words/advertise/nl.ts")).nlAdvertise,
  be: async () => (await import("../../../../content/words/advertise/be.ts")).beAdvertise,
  de: async () => (await import("../../../../content/words/advertise/de.ts")).deAdvertise,
});

/** The words of the screen for advertisers, in the language of the visitor's brand. */
export function useAdvertiseWords(): AdvertiseWords {
  return wordsIn(useBrand().locale);
}
