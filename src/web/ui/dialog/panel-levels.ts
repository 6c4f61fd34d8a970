import { afterFrame } from "../../browser/after-frame.ts";

/**
 * On small screens the filter panel has two levels: the list of filters, and one filter that covers it. The disclosures are those of the
 * sidebar; while the panel has levels, an open one covers the list (screens/overview/disclosure.module.css).
 */
const OPEN_DISCLOSURES = "details[open]";
const LEVEL_UP = "[data-level-up]";

/** Shows the first level of a panel that has levels: closes all disclosures until `leaveLevels`. */
export function enterLevels(panel: HTMLDialogElement): void {
  if (panel.dataset.hasLevels === undefined) return;
  panel.dataset.levels = "";
  for (const disclosure of panel.querySelectorAll<HTMLDetailsElement>(OPEN_DISCLOSURES)) {
    disclosure.dataset.expanded = "";
    disclosure.open = false;
  }
}

export function leaveLevels(panel: HTMLDialogElement): void {
  if (!hasLevels(panel)) return;
  delete panel.dataset.levels;
  for (const disclosure of panel.querySelectorAll("details")) {
    disclosure.open = "expanded" in disclosure.dataset;
    delete disclosure.dataset.expanded;
  }
}

/** Goes back to the list of filters and focuses the filter that was open; false when the list is already shown. */
export function goLevelUp(panel: HTMLDialogElement): boolean {
  if (!hasLevels(panel)) return false;
  const disclosure = panel.querySelector<HTMLDetailsElement>(OPEN_DISCLOSURES);
  if (!disclosure) return false;
  disclosure.open = false;
  disclosure.querySelector("summary")?.focus();
  return true;
}

export function hasLevels(panel: HTMLDialogElement | null | undefined): boolean {
  return panel?.dataset.levels !== undefined;
}

/** Focuses the back button when a filter opens, and goes back when it is pressed. */
export function startLevels(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const panel = target.closest("dialog");
    if (!panel || !hasLevels(panel)) return;
    if (target.closest(LEVEL_UP)) return void goLevelUp(panel);
    const disclosure = target.closest("summary")?.parentElement;
    if (disclosure) afterFrame(() => disclosure.matches(OPEN_DISCLOSURES) && disclosure.querySelector<HTMLElement>(LEVEL_UP)?.focus());
  });
}
