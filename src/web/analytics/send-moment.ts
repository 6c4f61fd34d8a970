import type { MomentKind } from "../../analytics/moment.ts";

/** Tells the server, on the way to another page too. A browser that a program drives is no visitor. */
export function sendMoment(kind: MomentKind, id: number): void {
  if (!navigator.webdriver) navigator.sendBeacon("/moments", JSON.stringify({ kind, id }));
}
