import { onClick } from "../../browser/delegate.ts";

/** Moves the focus to the title of a disclosure when its button disappears on opening (`data-focuses`). */
export function startDisclosures(): void {
  onClick("summary[data-focuses]", (summary) => {
    const title = summary.parentElement?.querySelector<HTMLElement>("[tabindex='-1']");
    requestAnimationFrame(() => title?.focus());
  });
}
