import type { NewsletterWords } from "../../../../content/words/newsletter/nl.ts";
import type { Locale } from "../../../brands/brand.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<NewsletterWords>({
  nl: async () => (await import("../../../../content/words/newsletter/nl.ts")).nlNewsletter,
  be: async () => (await import("../../../../content/words/newsletter/be.ts")).beNewsletter,
  de: async () => (await import("../../../../content/words/newsletter/de.ts")).deNewsletter,
});

/** The words of the newsletter's screens, for their heads, which no hook can reach. */
export function newsletterWords(locale: Locale): NewsletterWords {
  return wordsIn(locale);
}

/** The words of the newsletter's screens, in the language of the visitor's brand. */
export function useNewsletterWords(): NewsletterWords {
  return wordsIn(useBrand().locale);
}
