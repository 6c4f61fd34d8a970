import { SEARCH_LIMITS } from "../../activities/search-state.ts";
import type { KeywordSuggestionsProps } from "./keywords/keyword-suggestions.tsx";
import { lazySuggestions, SuggestingInput } from "./suggesting-input.tsx";

const KeywordSuggestions = lazySuggestions(async () => (await import("./keywords/keyword-suggestions.tsx")).KeywordSuggestions);

type KeywordInputProps = Pick<React.ComponentProps<"input">, "id" | "type" | "className" | "placeholder" | "defaultValue" | "aria-label"> &
  Pick<KeywordSuggestionsProps, "onChoose">;

/** Keywords to search for. The first focus loads the suggestions (decisions/040-suggestions-and-relaxations.md). */
export function KeywordInput({ onChoose, ...attributes }: KeywordInputProps) {
  return (
    <SuggestingInput
      {...attributes}
      name="zoek"
      maxLength={SEARCH_LIMITS.queryLength}
      renderSuggestions={(focused) => <KeywordSuggestions {...focused} onChoose={onChoose} />}
    />
  );
}
