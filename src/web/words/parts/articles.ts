import type { ArticleWords } from "../../../../content/words/articles/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<ArticleWords>({
  nl: async () => (await import("../../../../content/words/articles/nl.ts")).nlArticles,
  be: async () => (await import("../../../../content/words/articles/be.ts")).beArticles,
  de: async () => (await import("../../../../content/words/articles/de.ts")).deArticles,
});

/** The words of articles, in the language of the visitor's brand. */
export function useArticleWords(): ArticleWords["blogs"] {
  return wordsIn(useBrand().locale).blogs;
}
