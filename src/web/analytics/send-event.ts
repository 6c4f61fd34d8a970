import type { AnalyticsEventKind } from "../../analytics/analytics-event.ts";

/** Sends an event to the server, also while the page is being left. Automated browsers are not counted. */
export function sendAnalyticsEvent(kind: AnalyticsEventKind, id: number): void {
  if (!navigator.webdriver) navigator.sendBeacon("/moments", JSON.stringify({ kind, id }));
}
