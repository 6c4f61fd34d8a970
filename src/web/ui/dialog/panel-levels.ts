import { afterFrame } from "../../browser/after-frame.ts";

/**
 * The panel of a small screen has two levels: the list of filters, and one filter over it. The folds are the same as
 * beside the list; while the panel has levels, an open fold covers it (screens/overview/fold.module.css).
 */
const OPEN_FOLDS = "details[open]";
const LEVEL_UP = "[data-level-up]";

/** Begins at the first level, in a panel that has any; what was unfolded comes back with `leaveLevels`. */
export function beginLevels(panel: HTMLDialogElement): void {
  if (panel.dataset.hasLevels === undefined) return;
  panel.dataset.levels = "";
  for (const fold of panel.querySelectorAll<HTMLDetailsElement>(OPEN_FOLDS)) {
    fold.dataset.unfolded = "";
    fold.open = false;
  }
}

export function leaveLevels(panel: HTMLDialogElement): void {
  if (!hasLevels(panel)) return;
  delete panel.dataset.levels;
  for (const fold of panel.querySelectorAll("details")) {
    fold.open = "unfolded" in fold.dataset;
    delete fold.dataset.unfolded;
  }
}

/** Goes back to the list of filters, with the focus on the one that was open; false when the list itself shows. */
export function goLevelUp(panel: HTMLDialogElement): boolean {
  if (!hasLevels(panel)) return false;
  const fold = panel.querySelector<HTMLDetailsElement>(OPEN_FOLDS);
  if (!fold) return false;
  fold.open = false;
  fold.querySelector("summary")?.focus();
  return true;
}

export function hasLevels(panel: HTMLDialogElement | null | undefined): boolean {
  return panel?.dataset.levels !== undefined;
}

/** Moves the focus to the button that leads back when a filter is pressed, and answers that button. */
export function startLevels(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const panel = target.closest("dialog");
    if (!panel || !hasLevels(panel)) return;
    if (target.closest(LEVEL_UP)) return void goLevelUp(panel);
    const fold = target.closest("summary")?.parentElement;
    if (fold) afterFrame(() => fold.matches(OPEN_FOLDS) && fold.querySelector<HTMLElement>(LEVEL_UP)?.focus());
  });
}
