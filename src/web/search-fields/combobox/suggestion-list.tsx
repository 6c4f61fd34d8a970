import { useEffect, useRef } from "react";
import { Icon, type IconName } from "../../ui/layout/icon.tsx";
import layout from "../../ui/layout/layout.module.css";
import { useWords } from "../../words/use-words.ts";
import { matchedPart } from "./matched-part.ts";
import styles from "./suggestions.module.css";
import { optionId } from "./use-combobox.ts";
import { useFloating } from "./use-floating.ts";
import type { useSuggestions } from "./use-suggestions.ts";

export type SuggestionInWords = {
  icon: IconName;
  name: string;
  /** Its kind, on a second line. */
  note: string;
  /** An offer to add what was not found: without marked text, and not counted as a suggestion. */
  isNew?: boolean;
};

type Suggestions<Suggestion> = ReturnType<typeof useSuggestions<Suggestion>>;

type SuggestionListProps<Suggestion> = {
  list: Suggestions<Suggestion>;
  label: string;
  inWords: (suggestion: Suggestion) => SuggestionInWords;
};

/** The list of suggestions below its input, above all other content. */
export function SuggestionList<Suggestion>({ list, label, inWords }: SuggestionListProps<Suggestion>) {
  const { id, input, isOpen, active } = list;
  const options = list.suggestions.map(inWords);
  const { places } = useWords();
  const layer = useRef<HTMLDivElement>(null);
  useFloating(layer, input.closest("[data-anchor]") ?? input, isOpen);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <>
      {/* For screen readers. */}
      <p className={layout.srOnly} role="status">
        {list.isAnnounced && places.suggested(options.filter(({ isNew }) => !isNew).length)}
      </p>
      {/* A press must not take the focus from the input: the on-screen keyboard would close. -1: scrollable elements are Tab stops. */}
      <div
        ref={layer}
        id={`${id}-layer`}
        className={styles.list}
        popover="manual"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <Option key={optionId(id, index)} list={list} index={index} {...option} />
          ))}
        </div>
      </div>
    </>
  );
}

type OptionProps = SuggestionInWords & { list: Suggestions<unknown>; index: number };

/** A suggestion with the typed text marked in its name. */
function Option({ list, index, icon, name, note, isNew = false }: OptionProps) {
  const [before, match, after] = matchedPart(name, isNew ? "" : list.typed);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's: it holds the focus (ARIA Authoring Practices, combobox)
    <div
      id={optionId(list.id, index)}
      role="option"
      tabIndex={-1}
      aria-selected={index === list.active}
      className={styles.option}
      onClick={() => list.choose(index)}
    >
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
      <span>
        <span className={styles.name}>
          {before}
          {match && <mark>{match}</mark>}
          {after}
        </span>
        <span className={styles.note}>{note}</span>
      </span>
    </div>
  );
}
