const CHIPS = "[data-chip]";

/**
 * Notes the focus before the regions of a page are replaced, and gives the function that restores it: to the same element, or where
 * a chip that was removed had it, to the next chip or the one before; else, where something that is gone had it, to
 * the beginning of the list.
 */
export function noteFocus(): (top: HTMLElement | null, options?: FocusOptions) => void {
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

/** By its id, or by the address that it leads to. */
function selectorOf(element: Element): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute("href");
  return href ? `[data-region] a[href="${CSS.escape(href)}"]` : null;
}
