import { useEffect, useRef } from "react";
import layout from "../../ui/layout.module.css";
import styles from "./suggestions.module.css";
import { optionId } from "./use-combobox.ts";
import { useFloating } from "./use-floating.ts";

type SuggestionListProps = {
  id: string;
  input: HTMLInputElement;
  label: string;
  /** What is told to who does not see the list. */
  status: React.ReactNode;
  isOpen: boolean;
  /** The option that the keys have reached. */
  active: number | null;
  children: React.ReactNode;
};

/** The list of suggestions under its input, over everything else on the page. */
export function SuggestionList({ id, input, label, status, isOpen, active, children }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(list, input.closest("[data-anchor]") ?? input, isOpen);
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  return (
    <>
      <p className={layout.unseen} role="status">
        {status}
      </p>
      {/* A press does not take the focus from the input, nor the keyboard from the screen; and what scrolls is no stop of Tab. */}
      <div
        ref={list}
        id={`${id}-layer`}
        className={styles.list}
        popover="manual"
        tabIndex={-1}
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={id} role="listbox" aria-label={label}>
          {children}
        </div>
      </div>
    </>
  );
}
