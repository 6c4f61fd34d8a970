import { useEffect, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { useBrand } from "../../use-brand.ts";
import { findSuggestions, type Suggestion } from "./find-suggestions.ts";

/** What was found for a text; null before anything was asked. */
type Found = { text: string; suggestions: readonly Suggestion[] };

type SuggestionsOptions = { types?: readonly LocationType[]; onSuggestions?: (locations: readonly Location[]) => void };

/** Asks for suggestions; only the last question counts. */
export function useSuggestions({ types, onSuggestions }: SuggestionsOptions) {
  const { id: platformId } = useBrand();
  const [found, setFound] = useState<Found | null>(null);
  const asked = useRef(new AbortController());
  useEffect(() => () => asked.current.abort(), []);

  function clear() {
    asked.current.abort();
    setFound(null);
  }

  function ask(text: string, pause_ms: number) {
    asked.current.abort();
    asked.current = new AbortController();
    const { signal } = asked.current;
    setTimeout(async () => {
      if (signal.aborted) return;
      const suggestions = await findSuggestions({ text, types, platformId, signal });
      if (signal.aborted) return;
      setFound({ text, suggestions });
      onSuggestions?.(suggestions.flatMap((suggestion) => (suggestion.kind === "location" ? suggestion.location : [])));
    }, pause_ms);
  }

  return { found, ask, clear };
}
