import { fetchForKeys, fetchForPointer, updateDots, slideOrFollow } from "../../ui/picture/sliding.ts";

type Listener<Name extends keyof DocumentEventMap> = (card: HTMLElement, event: DocumentEventMap[Name]) => void;

/** Makes the pictures of cards slide: by buttons, swipes and keys. */
export function startSliders(): void {
  onCard("click", (card, { target }) => target && slideOrFollow(card, target));
  onCard("scroll", (card, { target }) => target && updateDots(card, target));
  onCard("focusin", (card, { target }) => target && fetchForKeys(card, target));
  onCard("pointerover", (card, { relatedTarget, pointerType }) => {
    const isEntering = !(relatedTarget instanceof Node && card.contains(relatedTarget));
    if (isEntering) fetchForPointer(card, pointerType);
  });
}

/** Listens on all cards at once. Captures, because `scroll` does not bubble. */
function onCard<Name extends "click" | "scroll" | "focusin" | "pointerover">(name: Name, listener: Listener<Name>): void {
  document.addEventListener(
    name,
    (event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("article") : null;
      if (card) listener(card, event);
    },
    { capture: true, passive: true },
  );
}
