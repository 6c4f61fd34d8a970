import { onClick } from "../../browser/delegate.ts";

/** Moves the focus from a button that goes away when it opens its disclosure to the title within (`data-focuses`). */
export function startDisclosures(): void {
  onClick("summary[data-focuses]", (summary) => {
    const title = summary.parentElement?.querySelector<HTMLElement>("[tabindex='-1']");
    requestAnimationFrame(() => title?.focus());
  });
}
