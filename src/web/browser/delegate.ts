type Listener = (element: HTMLElement, event: MouseEvent) => void;

/** Listens for clicks on all present and future elements that match a selector. Ignores clicks whose default was prevented. */
export function onClick(selector: string, listener: Listener): void {
  document.addEventListener("click", (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element && !event.defaultPrevented) listener(element, event);
  });
}

/** Whether a click opens its link in this window. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
