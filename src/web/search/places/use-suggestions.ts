import type { Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { useBrand } from "../../use-page.ts";
import { useLatestQuestion } from "../use-latest-question.ts";
import { findSuggestions, type Suggestion } from "./find-suggestions.ts";

/** What was found for a text; null before anything was asked. */
type Found = { text: string; suggestions: readonly Suggestion[]; isAnswered: boolean };

type SuggestionsOptions = { types?: readonly LocationType[]; onSuggestions?: (locations: readonly Location[]) => void };

/** Asks for suggestions. */
export function useSuggestions({ types, onSuggestions }: SuggestionsOptions) {
  const { id: platformId } = useBrand();
  const question = useLatestQuestion<Found>();

  function ask(text: string, pause_ms: number) {
    question.ask(async (signal) => {
      const { suggestions, isAnswered } = await findSuggestions({ text, types, platformId, signal });
      if (!signal.aborted)
        onSuggestions?.(suggestions.flatMap((suggestion) => (suggestion.kind === "location" ? suggestion.location : [])));
      return { text, suggestions, isAnswered };
    }, pause_ms);
  }

  return { found: question.answer, ask, clear: question.forget };
}
