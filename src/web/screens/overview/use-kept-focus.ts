import { useEffect, useRef } from "react";
import { NavigationType, useNavigationType } from "react-router";

/** What had the focus, and which of the chips it was; −1 when it was none. */
type Focused = { element: Element; chip: number };

const CHIPS = "[data-chip]";

/**
 * Keeps the focus in a list that changes under it: where a chip that was let go of had it, the next chip gets it, or the
 * one before; where another way to this list had it, and goes with the last one, its heading. How many were found is
 * told by itself. Give what it answers to the column; `shown` changes with the list.
 */
export function useKeptFocus(heading: React.RefObject<HTMLElement | null>, shown: unknown) {
  const last = useRef<Focused>(null);
  // The way back leads to where somebody was: moving the focus would scroll.
  const isBack = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const focused = last.current;
    if (isBack || !focused || focused.element.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const chips = heading.current?.parentElement?.querySelectorAll<HTMLElement>(CHIPS) ?? [];
    const next = focused.chip < 0 ? undefined : (chips[focused.chip] ?? chips[chips.length - 1]);
    (next ?? heading.current)?.focus();
  }, [shown]);

  const onFocus = ({ target, currentTarget }: React.FocusEvent) => {
    const chips = [...currentTarget.querySelectorAll(CHIPS)];
    last.current = { element: target, chip: chips.indexOf(target) };
  };
  const onBlur = ({ target }: React.FocusEvent) => {
    // What was taken away has lost the focus too: who left it is only known a moment later.
    setTimeout(() => {
      const isLeft = target.isConnected && document.activeElement !== target;
      if (isLeft && last.current?.element === target) last.current = null;
    });
  };
  return { onFocus, onBlur };
}
