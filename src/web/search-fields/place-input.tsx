import { PLACE_LENGTH } from "../../contract/limits.ts";
import { PLACE_FIELD } from "./place-field.ts";
import type { PlaceSuggestionsProps } from "./places/place-suggestions.tsx";
import { lazySuggestions, SuggestingInput } from "./suggesting-input.tsx";

const PlaceSuggestions = lazySuggestions(async () => (await import("./places/place-suggestions.tsx")).PlaceSuggestions);

type PlaceInputProps = Pick<React.ComponentProps<"input">, "id" | "className" | "placeholder" | "defaultValue"> &
  Omit<PlaceSuggestionsProps, "input">;

/** A place by name. The first focus loads the suggestions; the server also resolves any other text (decisions/023-place-combobox.md). */
export function PlaceInput({ types, onSuggestions, ...attributes }: PlaceInputProps) {
  return (
    <SuggestingInput
      {...attributes}
      name={PLACE_FIELD}
      spellCheck={false}
      maxLength={PLACE_LENGTH}
      renderSuggestions={({ input }) => <PlaceSuggestions input={input} types={types} onSuggestions={onSuggestions} />}
    />
  );
}
