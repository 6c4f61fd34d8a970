import { ANNOUNCEMENT } from "../browser/templates.ts";

/** Shows or hides the loading bar, and announces loading to screen readers. */
export function announceLoading(isLoading: boolean): void {
  const status = document.getElementById(ANNOUNCEMENT);
  status?.previousElementSibling?.toggleAttribute("hidden", !isLoading);
  for (const region of document.querySelectorAll("[data-region]:has([data-list-top])")) region.ariaBusy = String(isLoading);
  if (isLoading) announce(status?.dataset.loading ?? "");
  else if (status?.textContent === status?.dataset.loading) announce("");
}

/** Announces a text to screen readers, which finish what they are reading first. */
export function announce(text: string): void {
  const status = document.getElementById(ANNOUNCEMENT);
  if (status) status.textContent = text;
}
