import { ANNOUNCEMENT } from "../browser/templates.ts";

/** Shows the bar of a page that is being loaded, and says so. */
export function announceLoading(isLoading: boolean): void {
  const status = document.getElementById(ANNOUNCEMENT);
  status?.previousElementSibling?.toggleAttribute("hidden", !isLoading);
  for (const region of document.querySelectorAll("[data-region]:has([data-list-top])")) region.ariaBusy = String(isLoading);
  if (isLoading) announce(status?.dataset.loading ?? "");
  else if (status?.textContent === status?.dataset.loading) announce("");
}

/** Has a text read out once the visitor's screen reader is free. */
export function announce(text: string): void {
  const status = document.getElementById(ANNOUNCEMENT);
  if (status) status.textContent = text;
}
