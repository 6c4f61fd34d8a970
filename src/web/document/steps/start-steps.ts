import { isPlainClick, onClick } from "../delegate.ts";
import { isStepAway, onSteps, readSteps } from "./step-store.ts";
import { endStep, followTraversal, noteShown, takeStep } from "./take-step.ts";

/**
 * Lets the links of a list (`data-in-place`) show its other pages in place, and the browser's back and forward too. Only in
 * documents with regions.
 */
export function startSteps(): void {
  if (!document.querySelector("[data-region]")) return;
  noteShown();
  onClick("a", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target) return;
    const { inPlace } = link.dataset;
    if (inPlace === undefined) return;
    event.preventDefault();
    if (link.dataset.chip !== undefined && readSteps().pending !== null) return followNextChip(link.textContent);
    takeStep(link.pathname + link.search, { turnsPage: inPlace === "page" });
  });
  addEventListener("popstate", followTraversal);
  // The cache of the browser may have taken the page while the list of its address was on its way.
  addEventListener("pageshow", ({ persisted }) => persisted && isStepAway() && followTraversal());
  // A select that asks for its form, which may stand elsewhere.
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.dataset.submits !== undefined) target.form?.requestSubmit();
  });
  addEventListener("pagehide", endStep);
  // Where we cannot restore a position, the browser does.
  if (!("navigation" in window)) return;
  // It would scroll the list that is shown while the next one is on its way.
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  addEventListener("pageshow", () => (history.scrollRestoration = "manual"));
}

/** The address of a chip is the list that is shown without one choice. While another list is on its way, the same chip of that one is followed. */
function followNextChip(text: string): void {
  const stop = onSteps(() => {
    if (readSteps().pending !== null) return;
    stop();
    const chips = document.querySelectorAll<HTMLElement>("[data-chip]");
    [...chips].find((chip) => chip.textContent === text)?.click();
  });
}
