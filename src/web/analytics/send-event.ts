import type { MomentKind } from "../../analytics/moment.ts";

/** Sends an event to the server, also while the page is being left. Automated browsers are not counted. */
export function sendAnalyticsEvent(kind: MomentKind, id: number): void {
  if (!navigator.webdriver) navigator.sendBeacon("/moments", JSON.stringify({ kind, id }));
}
