import { lazy, Suspense } from "react";
import { SEARCH_LIMITS } from "../../activities/search-state.ts";
import type { KeywordSuggestionsProps } from "./keywords/keyword-suggestions.tsx";
import { useFirstFocus } from "./use-first-focus.ts";

const KeywordSuggestions = lazy(fetchSuggestions);

type KeywordInputProps = Pick<React.ComponentProps<"input">, "id" | "type" | "className" | "placeholder" | "defaultValue" | "aria-label"> &
  Pick<KeywordSuggestionsProps, "onChoose">;

/** Words to search for. The first focus fetches what makes the field a combobox with suggestions (decisions/040-suggestions.md). */
export function KeywordInput({ onChoose, ...attributes }: KeywordInputProps) {
  const { entered, attributes: focus } = useFirstFocus();
  return (
    <>
      <input {...attributes} {...focus} name="zoek" autoComplete="off" maxLength={SEARCH_LIMITS.queryLength} />
      {entered && (
        <Suspense>
          <KeywordSuggestions {...entered} onChoose={onChoose} />
        </Suspense>
      )}
    </>
  );
}

/** When their code cannot be fetched, the field is what it was before. */
async function fetchSuggestions(): Promise<{ default: React.ComponentType<KeywordSuggestionsProps> }> {
  try {
    const module = await import("./keywords/keyword-suggestions.tsx");
    return { default: module.KeywordSuggestions };
  } catch {
    return { default: () => null };
  }
}
