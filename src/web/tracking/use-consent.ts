import { useEffect, useRef, useState } from "react";
import type { TagManager } from "../../sites.ts";
import type { Choice } from "./choice.ts";
import { onOpenConsent } from "./consent-door.ts";
import { keepChoice, keptChoice, onOtherChoice } from "./kept-choice.ts";
import { startTracker, tellChoice } from "./tracker.ts";

/** The present choice, whether the bar is shown and why, and the way to choose. */
export function useConsent(tagManager: TagManager) {
  const [choice, setChoice] = useState(keptChoice);
  const [shown, setShown] = useState<"asks" | "opened" | null>(choice ? null : "asks");
  const [isAnswered, setIsAnswered] = useState(false);
  const opener = useRef<Element>(null);

  useEffect(() => {
    startTracker(tagManager, keptChoice());
    onOpenConsent(() => {
      opener.current = document.activeElement;
      setShown("opened");
    });
    const stop = onOtherChoice(settle);
    addEventListener("pageshow", settleRestored);
    return () => {
      onOpenConsent(null);
      stop();
      removeEventListener("pageshow", settleRestored);
    };
  }, [tagManager]);

  /** A page that the browser restores from its cache may be older than the last choice. */
  function settleRestored({ persisted }: PageTransitionEvent) {
    const latest = persisted ? keptChoice() : null;
    if (latest) settle(latest);
  }

  function settle(next: Choice) {
    setChoice(next);
    setShown(null);
    tellChoice(next);
  }

  function choose(next: Choice) {
    keepChoice(next);
    setIsAnswered(true);
    // A visitor who did not open the bar goes on with the page.
    const goesOn = opener.current ?? document.querySelector("main");
    if (goesOn instanceof HTMLElement) goesOn.focus({ preventScroll: true });
    opener.current = null;
    settle(next);
  }
  return { choice, shown, isAnswered, choose };
}
