import { useEffect, useRef } from "react";
import layout from "../../ui/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import { SuggestionOption, type SuggestionInWords } from "./suggestion-option.tsx";
import styles from "./suggestions.module.css";
import { optionId } from "./use-combobox.ts";
import { useFloating } from "./use-floating.ts";
import type { useSuggestions } from "./use-suggestions.ts";

type SuggestionListProps<Suggestion> = {
  list: ReturnType<typeof useSuggestions<Suggestion>>;
  label: string;
  inWords: (suggestion: Suggestion) => SuggestionInWords;
};

/** The list of suggestions under its input, over everything else on the page. */
export function SuggestionList<Suggestion extends { kind: string }>({ list, label, inWords }: SuggestionListProps<Suggestion>) {
  const { id, input, isOpen, active, suggestions } = list;
  const { places } = useWords();
  const layer = useRef<HTMLDivElement>(null);
  useFloating(layer, input.closest("[data-anchor]") ?? input, isOpen);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <>
      {/* For those who do not see the list. The way to suggest a place that is missing is not one of those found. */}
      <p className={layout.unseen} role="status">
        {list.isTold && places.suggested(suggestions.filter(({ kind }) => kind !== "missing").length)}
      </p>
      {/* A press does not take the focus from the input, nor the keyboard from the screen; and what scrolls is no stop of Tab. */}
      <div
        ref={layer}
        id={`${id}-layer`}
        className={styles.list}
        popover="manual"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label={label}>
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={optionId(id, index)}
              id={optionId(id, index)}
              typed={list.typed}
              {...inWords(suggestion)}
              isActive={index === active}
              onChoose={() => list.choose(suggestion)}
            />
          ))}
        </div>
      </div>
    </>
  );
}
