import { lazy, Suspense } from "react";
import type { Location } from "../../contract/entities/place.ts";
import type { LocationType } from "../../contract/enumerations.ts";
import { PLACE_LENGTH } from "../../contract/limits.ts";
import { PLACE_FIELD } from "./place-field.ts";
import type { PlaceSuggestionsProps } from "./places/place-suggestions.tsx";
import { useFirstFocus } from "./use-first-focus.ts";

const PlaceSuggestions = lazy(fetchSuggestions);

type PlaceInputProps = {
  id: string;
  placeholder: string;
  className?: string;
  defaultValue?: string;
  /** What may be suggested; everything unless it is said. */
  types?: readonly LocationType[];
  /** Is told which places were suggested, so that what is written in the field can be traced to one of them. */
  onSuggestions?: (locations: readonly Location[]) => void;
};

/**
 * A place by name. The server understands whatever text is sent; the first focus fetches what makes the field a combobox
 * with suggestions (decisions/023-place-combobox.md). The input itself stays the same, with all that was typed meanwhile.
 */
export function PlaceInput({ types, onSuggestions, ...attributes }: PlaceInputProps) {
  const { entered, attributes: focus } = useFirstFocus();
  return (
    <>
      <input {...attributes} {...focus} name={PLACE_FIELD} autoComplete="off" spellCheck={false} maxLength={PLACE_LENGTH} />
      {entered && (
        <Suspense>
          <PlaceSuggestions input={entered.input} types={types} onSuggestions={onSuggestions} />
        </Suspense>
      )}
    </>
  );
}

/** When their code cannot be fetched, the field is what it was before. */
async function fetchSuggestions(): Promise<{ default: React.ComponentType<PlaceSuggestionsProps> }> {
  try {
    const module = await import("./places/place-suggestions.tsx");
    return { default: module.PlaceSuggestions };
  } catch {
    return { default: () => null };
  }
}
