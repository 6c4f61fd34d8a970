import { useEffect } from "react";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { api } from "../../browser/api.ts";
import type { IconName } from "../../ui/layout/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import type { Entered } from "../suggesting-input.tsx";

export type KeywordSuggestionsProps = Entered & { onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void };

/** Shorter than the pause before a search: a suggestion that comes in time saves it. */
const PAUSE_MS = 150;
/** As many as fit under the field of a small screen with its keyboard open. */
const MOST_FOUND = 8;

const ICONS: Record<Suggestion["kind"], IconName> = {
  kind: "search",
  filter: "filter",
  organisation: "home",
  title: "search",
  word: "search",
};

/** Makes an input a combobox of what people look for: filters, organisations and titles. */
export function KeywordSuggestions({ input, before, onChoose }: KeywordSuggestionsProps) {
  const { keywords, activities } = useWords();
  const list = useSuggestions(input, { find, pause_ms: PAUSE_MS, onChoose: (suggestion) => onChoose(suggestion, input) });

  useEffect(() => {
    // Somebody typed on while this code was on its way; over a field that they have gone on to no list opens.
    if (document.activeElement === input && input.value !== before) list.open();
  }, []);

  /** By its name, with what it is and how much stands behind it; of a single title that goes without saying. */
  function inWords({ kind, name, count }: Suggestion) {
    const isSingle = kind === "title" && count === 1;
    // What a kind is, its name says.
    const note = [kind !== "kind" && keywords.kinds[kind], !isSingle && activities(count)].filter(Boolean).join(" · ");
    return { icon: ICONS[kind], name, note };
  }

  return <SuggestionList list={list} label={keywords.suggestions} inWords={inWords} />;
}

/** An empty text means nothing. */
async function find(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  if (text === "") return null;
  const client = await api();
  const { suggestions } = await client.findSuggestions({ q: text, limit: MOST_FOUND }, { signal });
  return suggestions;
}
