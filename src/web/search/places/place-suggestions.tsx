import { useEffect, useId, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { placeLabel } from "../../../places/place-label.ts";
import { nameIn } from "../../../places/plausible-name.ts";
import { goTo } from "../../document/go-to.ts";
import { useBrand } from "../../use-page.ts";
import { useWords } from "../../words/use-words.ts";
import { SuggestionList } from "../combobox/suggestion-list.tsx";
import { SuggestionOption } from "../combobox/suggestion-option.tsx";
import { optionId, useCombobox } from "../combobox/use-combobox.ts";
import { isChosen, writeChosen } from "../place-field.ts";
import { suggestPlaceUrl } from "../suggest-place-url.ts";
import { SEARCH_PAUSE_MS } from "../search-pause.ts";
import { locationOf, type Suggestion } from "./find-suggestions.ts";
import { PlaceOption } from "./place-option.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export type PlaceSuggestionsProps = {
  input: HTMLInputElement;
  types?: readonly LocationType[];
  onSuggestions?: (locations: readonly Location[]) => void;
};

/** Makes an input a combobox of places. */
export function PlaceSuggestions({ input, types, onSuggestions }: PlaceSuggestionsProps) {
  const { places, suggestPlace } = useWords();
  const { countryCode } = useBrand();
  const listId = useId();
  const { found, ask, clear } = useSuggestions({ types, onSuggestions });
  const [isWanted, setWanted] = useState(false);
  const suggestions = found?.suggestions ?? [];
  const missing = found?.isAnswered && suggestions.length === 0 && (types?.includes("CITY") ?? true) ? nameIn(found.text) : null;
  const count = missing === null ? suggestions.length : 1;
  const isOpen = isWanted && count > 0;

  useEffect(() => {
    // Somebody typed on, or clicked, while this code was on its way; over a field that they have gone on to no list opens.
    const isTyped = input.value !== input.defaultValue;
    const isLeft = document.activeElement !== input;
    if (isLeft && isTyped) ask(input.value.trim(), 0);
    if (!isLeft && (isTyped || input.value === "")) open();
  }, []);

  function open() {
    setWanted(true);
    const text = input.value.trim();
    if (found?.text !== text) ask(text, 0);
  }

  function onType(event: Event) {
    if (isChosen(event)) return;
    setWanted(true);
    const text = input.value.trim();
    // What is still shown while the answer is awaited must be of what was typed so far.
    if (!found?.text || !text.startsWith(found.text)) clear();
    ask(text, SEARCH_PAUSE_MS);
  }

  async function choose(suggestion: Suggestion | undefined) {
    setWanted(false);
    clear();
    if (!suggestion) return;
    const before = input.value;
    const location = suggestion.kind === "location" ? suggestion.location : await locationOf(suggestion.city);
    // What was typed meanwhile is what somebody wants.
    if (!location || input.value !== before) return;
    onSuggestions?.([location]);
    writeChosen(input, placeLabel(location, { words: places, home: countryCode }));
  }

  function suggest() {
    setWanted(false);
    const url = suggestPlaceUrl(found?.text ?? "");
    if (url) goTo(url);
  }

  const active = useCombobox(input, {
    ...{ listId, isOpen, count, onOpen: open, onType, onClose: () => setWanted(false) },
    onChoose: (index: number) => (missing === null ? void choose(suggestions[index]) : suggest()),
  });

  return (
    <SuggestionList
      {...{ id: listId, input, isOpen, active, label: places.suggestions }}
      status={isWanted && found && places.suggested(suggestions.length)}
    >
      {suggestions.map((suggestion, index) => (
        <PlaceOption
          key={optionId(listId, index)}
          id={optionId(listId, index)}
          suggestion={suggestion}
          typed={found?.text ?? ""}
          isActive={index === active}
          onChoose={() => void choose(suggestion)}
        />
      ))}
      {missing !== null && (
        <SuggestionOption
          {...{ id: optionId(listId, 0), icon: "pin", name: `${places.suggest}: ${missing}`, note: suggestPlace.note, typed: "" }}
          isActive={active === 0}
          onChoose={suggest}
        />
      )}
    </SuggestionList>
  );
}
