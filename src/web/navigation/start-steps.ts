import { isPlainClick, onClick } from "../browser/delegate.ts";
import { isStepAway, readSteps } from "./step-store.ts";
import { endStep, followTraversal, noteShown, takeStep } from "./take-step.ts";
import { trackPresses } from "./until-released.ts";
import { withoutChoice } from "./without-choice.ts";

/**
 * Lets the links of a list (`data-in-place`) show its other pages in place, and the browser's back and forward too. Only in
 * documents with regions.
 */
export function startSteps(): void {
  if (!document.querySelector("[data-region]")) return;
  noteShown();
  trackPresses();
  onClick("a", (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || link.target) return;
    const { inPlace } = link.dataset;
    if (inPlace === undefined) return;
    event.preventDefault();
    const url = link.pathname + link.search;
    takeStep(link.dataset.chip === undefined ? url : withoutChoice(url, readSteps()), { turnsPage: inPlace === "page" });
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
