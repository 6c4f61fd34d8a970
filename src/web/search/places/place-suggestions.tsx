import { useEffect, useId, useRef, useState } from "react";
import type { Location } from "../../../contract/entities/place.ts";
import type { LocationType } from "../../../contract/enumerations.ts";
import { placeLabel } from "../../../places/place-label.ts";
import layout from "../../ui/layout.module.css";
import { useBrand } from "../../use-brand.ts";
import { useWords } from "../../words/use-words.ts";
import { isChosen, writeChosen } from "../place-field.ts";
import { SEARCH_PAUSE_MS } from "../search-pause.ts";
import { locationOf, type Suggestion } from "./find-suggestions.ts";
import { PlaceOption } from "./place-option.tsx";
import styles from "./place-suggestions.module.css";
import { optionId, useCombobox } from "./use-combobox.ts";
import { useFloating } from "./use-floating.ts";
import { useSuggestions } from "./use-suggestions.ts";

export type PlaceSuggestionsProps = {
  input: HTMLInputElement;
  types?: readonly LocationType[];
  onSuggestions?: (locations: readonly Location[]) => void;
};

/** The list of places under their input, over everything else on the page. */
export function PlaceSuggestions({ input, types, onSuggestions }: PlaceSuggestionsProps) {
  const { places } = useWords();
  const { countryCode } = useBrand();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const { found, ask, clear } = useSuggestions({ types, onSuggestions });
  const [isWanted, setWanted] = useState(false);
  const suggestions = found?.suggestions ?? [];
  const isOpen = isWanted && suggestions.length > 0;

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

  const active = useCombobox(input, {
    ...{ listId, isOpen, count: suggestions.length },
    ...{ onOpen: open, onType, onClose: () => setWanted(false), onChoose: (index: number) => void choose(suggestions[index]) },
  });
  useFloating(list, input.closest("[data-anchor]") ?? input, isOpen);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  return (
    <>
      <p className={layout.unseen} role="status">
        {isWanted && found && places.suggested(suggestions.length)}
      </p>
      {/* A press does not take the focus from the input, nor the keyboard from the screen. */}
      <div ref={list} id={`${listId}-layer`} className={styles.list} popover="manual" onPointerDown={(event) => event.preventDefault()}>
        <div id={listId} role="listbox" aria-label={places.suggestions}>
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
        </div>
      </div>
    </>
  );
}
