import { PLACE_LENGTH } from "../../contract/limits.ts";
import { PLACE_FIELD } from "./place-field.ts";
import type { PlaceSuggestionsProps } from "./places/place-suggestions.tsx";
import { lazySuggestions, SuggestingInput } from "./suggesting-input.tsx";

const PlaceSuggestions = lazySuggestions(async () => (await import("./places/place-suggestions.tsx")).PlaceSuggestions);

type PlaceInputProps = Pick<React.ComponentProps<"input">, "id" | "className" | "placeholder" | "defaultValue"> &
  Omit<PlaceSuggestionsProps, "input">;

/**
 * A place by name. The server understands whatever text is sent; the first focus fetches what makes the field a combobox
 * with suggestions (decisions/023-place-combobox.md).
 */
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
