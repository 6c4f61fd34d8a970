type Listener = (element: HTMLElement, event: MouseEvent) => void;

/** Listens for clicks on all elements that a selector matches, now or later. A click whose default was prevented is left out. */
export function onClick(selector: string, listener: Listener): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element && !event.defaultPrevented) listener(element, event);
  });
}

/** Whether a click opens its link in this window, in place of the page. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
