import { isIslandName } from "../islands/registry.ts";
import { giveProps } from "../islands/give-props.ts";
import { announceContent } from "./new-content.ts";
import { announce } from "./announce.ts";
import { noteFocus } from "./note-focus.ts";
import { ownMarkup } from "./own-markup.ts";
import type { StepAnswer } from "./step-answer.ts";

/** The heading that a list begins with, which takes the focus. */
const TOP = "[data-list-top]";

type Shown = { isTraversal?: boolean; turnsPage?: boolean };

/** Replaces the regions of the document and gives its islands their new props. The focus stays in the list. */
export function showStep({ title, regions, islands }: StepAnswer, { isTraversal = false, turnsPage = false }: Shown): void {
  const restoreFocus = noteFocus();
  document.title = title;
  for (const [name, html] of Object.entries(regions)) {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    if (!region) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know Trusted Types yet
    region.innerHTML = ownMarkup(html) as string;
    announceContent(region);
  }
  for (const [name, props] of Object.entries(islands)) if (isIslandName(name)) giveProps(name, props);
  const count = document.querySelector("[data-announces]");
  // It is announced once: a live region of its own would be read out beside that.
  count?.removeAttribute("role");
  announce(count?.textContent ?? "");
  const top = document.querySelector<HTMLElement>(TOP);
  // The place on the page follows (take-step.ts).
  if (isTraversal) return restoreFocus(top, { preventScroll: true });
  if (turnsPage) {
    top?.scrollIntoView({ behavior: "instant" });
    top?.focus({ preventScroll: true });
  } else restoreFocus(top);
}
