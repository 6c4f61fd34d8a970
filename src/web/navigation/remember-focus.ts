const CHIPS = "[data-chip]";

/**
 * Records the focused element before the regions of a page are replaced. Returns the function that restores the focus: to the same
 * element, from a removed chip to the next or previous chip, and otherwise to the top of the list.
 */
export function rememberFocus(): (top: HTMLElement | null, options?: FocusOptions) => void {
  const focused = document.activeElement;
  if (!focused?.closest("[data-region]")) return () => {};
  const selector = selectorOf(focused);
  const chip = [...document.querySelectorAll(CHIPS)].indexOf(focused);
  return (top, options) => {
    const chips = chip < 0 ? [] : [...document.querySelectorAll<HTMLElement>(CHIPS)];
    const same = chip < 0 && selector ? document.querySelector<HTMLElement>(selector) : null;
    (same ?? chips[chip] ?? chips.at(-1) ?? top)?.focus(options);
  };
}

/** A selector for an element, by its id or its `href`. */
function selectorOf(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute("href");
  return href ? `[data-region] a[href="${CSS.escape(href)}"]` : null;
}
