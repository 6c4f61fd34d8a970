import { useId, useRef, useState } from "react";
import type { Location } from "../../contract/entities/place.ts";
import { placeLabel } from "../../places/place-label.ts";
import { api } from "../api.ts";
import { useBrand } from "../use-brand.ts";
import { SEARCH_PAUSE_MS } from "./search-pause.ts";
import { useWords } from "../words/use-words.ts";

type PlaceInputProps = {
  id: string;
  placeholder: string;
  className?: string;
  defaultValue?: string;
  onSuggestions?: (locations: readonly Location[]) => void;
};

const SUGGESTIONS = 10;

/** A place by name: the native list of suggestions fills while typing, and the server understands any text. */
export function PlaceInput({ id, placeholder, className, defaultValue, onSuggestions }: PlaceInputProps) {
  const { places } = useWords();
  const { countryCode } = useBrand();
  const listId = useId();
  const [{ locations, asked }, setFound] = useState<{ locations: Location[]; asked: string }>({ locations: [], asked: "" });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function suggest(text: string) {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (text.trim().length < 2) return setFound({ locations: [], asked: "" });
    const own = setTimeout(async () => {
      const found = await findLocations(text);
      // Somebody typed on: these suggestions are late.
      if (timer.current !== own) return;
      setFound({ locations: found, asked: text });
      onSuggestions?.(found);
    }, SEARCH_PAUSE_MS);
    timer.current = own;
  }

  return (
    <>
      <input
        id={id}
        name="plaats"
        className={className}
        placeholder={placeholder}
        defaultValue={defaultValue}
        list={listId}
        autoComplete="off"
        maxLength={100}
        onInput={({ currentTarget }) => suggest(currentTarget.value)}
      />
      <datalist id={listId}>
        {locations.map((location) => {
          const value = placeLabel(location, { words: places, home: countryCode });
          return (
            <option key={`${location.type}-${location.id}`} value={value}>
              {hintFor(value, asked)}
            </option>
          );
        })}
      </datalist>
    </>
  );
}

/**
 * Browsers leave out what does not contain the typed text to the letter. A place that was found in another way (`den bosch`,
 * `munchen`) therefore carries that text beside its name.
 */
function hintFor(value: string, asked: string): string | undefined {
  return value.toLowerCase().includes(asked.trim().toLowerCase()) ? undefined : asked.trim();
}

async function findLocations(text: string): Promise<Location[]> {
  try {
    const client = await api();
    const answer = await client.findLocations({ page: 1, limit: SUGGESTIONS, filterQuery: { genericSearchQuery: text.trim() } });
    return answer.locations;
  } catch {
    // Both lists are cleared when the lookup fails (specification 2 §8); the text itself still searches.
    return [];
  }
}
