import { isIslandName } from "../islands/registry.ts";
import { updateProps } from "../islands/update-props.ts";
import { dispatchNewContent } from "./new-content.ts";
import { announce } from "./announce.ts";
import { rememberFocus } from "./remember-focus.ts";
import { trustedHtml } from "./trusted-html.ts";
import type { RegionsResponse } from "./regions-response.ts";

/** The heading of a list, which can receive the focus. */
const TOP = "[data-list-top]";

type Options = { isTraversal?: boolean; turnsPage?: boolean };

/** Replaces the regions of the document and the props of its islands. The focus stays in the list. */
export function showRegions({ title, regions, islands }: RegionsResponse, { isTraversal = false, turnsPage = false }: Options): void {
  const restoreFocus = rememberFocus();
  document.title = title;
  for (const [name, html] of Object.entries(regions)) {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    if (!region) continue;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not know Trusted Types yet
    region.innerHTML = trustedHtml(html) as string;
    dispatchNewContent(region);
  }
  for (const [name, props] of Object.entries(islands)) if (isIslandName(name)) updateProps(name, props);
  const count = document.querySelector("[data-announces]");
  // No longer a live region, so that the count is announced once.
  count?.removeAttribute("role");
  announce(count?.textContent ?? "");
  const top = document.querySelector<HTMLElement>(TOP);
  // The caller restores the scroll position (navigate-list.ts).
  if (isTraversal) return restoreFocus(top, { preventScroll: true });
  if (turnsPage) {
    top?.scrollIntoView({ behavior: "instant" });
    top?.focus({ preventScroll: true });
  } else restoreFocus(top);
}
