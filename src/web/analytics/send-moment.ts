import type { AnalyticsEventKind } from "../../analytics/analytics-event.ts";

/** Tells the server, on the way to another page too. A browser that a program drives is no visitor. */
export function sendMoment(kind: AnalyticsEventKind, id: number): void {
  if (!navigator.webdriver) navigator.sendBeacon("/moments", JSON.stringify({ kind, id }));
}
