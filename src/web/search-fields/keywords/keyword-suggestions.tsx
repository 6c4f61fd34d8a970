import { useEffect } from "react";
import type { Suggestion } from "../../../contract/entities/suggestion.ts";
import { api } from "../../browser/api.ts";
import type { IconName } from "../../ui/layout/icon.tsx";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { useSuggestions } from "../combobox/use-suggestions.ts";
import type { FocusedInput } from "../suggesting-input.tsx";

export type KeywordSuggestionsProps = FocusedInput & { onChoose: (suggestion: Suggestion, input: HTMLInputElement) => void };

/** Shorter than the delay before a search: a suggestion in time makes the search unnecessary. */
const DELAY_MS = 150;
/** As many as fit below the field on a small screen with its keyboard open. */
const MAX_FOUND = 8;

const ICONS: Record<Suggestion["kind"], IconName> = {
  kind: "search",
  filter: "filter",
  organisation: "home",
  title: "search",
  word: "search",
};

/** Makes an input a combobox of filters, organisations, titles, kinds and words. */
export function KeywordSuggestions({ input, before, onChoose }: KeywordSuggestionsProps) {
  const { keywords, activities } = useWords();
  const list = useSuggestions(input, { find, delay_ms: DELAY_MS, onChoose: (suggestion) => onChoose(suggestion, input) });

  useEffect(() => {
    // Opens for text typed while this code loaded, unless the focus has moved on.
    if (document.activeElement === input && input.value !== before) list.open();
  }, []);

  /** A suggestion with its kind and its number of activities, which a single title does not need. */
  function inWords({ kind, name, count }: Suggestion) {
    const isSingle = kind === "title" && count === 1;
    // The name of a kind needs no label.
    const note = [kind !== "kind" && keywords.kinds[kind], !isSingle && activities(count)].filter(Boolean).join(" · ");
    return { icon: ICONS[kind], name, note };
  }

  return <SuggestionList list={list} label={keywords.suggestions} inWords={inWords} />;
}

/** Null for an empty text. */
async function find(text: string, signal: AbortSignal): Promise<readonly Suggestion[] | null> {
  if (text === "") return null;
  const client = await api();
  const { suggestions } = await client.findSuggestions({ q: text, limit: MAX_FOUND }, { signal });
  return suggestions;
}
