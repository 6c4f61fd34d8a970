import type { QuestionWords } from "../../../../content/words/question/nl.ts";
import { useBrand } from "../../use-brand.ts";
import { loadPart } from "../load-part.ts";

const wordsIn = await loadPart<QuestionWords>({
  nl: async () => (await import("../../../../content/words/question/nl.ts")).nlQuestion,
  be: async () => (await import("../../../../content/words/question/be.ts")).beQuestion,
  de: async () => (await import("../../../../content/words/question/de.ts")).deQuestion,
});

/** The words of the form for questions, in the language of the visitor's brand. */
export function useQuestionWords(): QuestionWords {
  return wordsIn(useBrand().locale);
}
