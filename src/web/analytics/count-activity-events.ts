import { onActivityEvent } from "./activity-events.ts";
import { sendAnalyticsEvent } from "./send-event.ts";

/**
 * Sends the events of an activity to the server, including earlier ones. Not quote requests, which the server counts when it stores
 * them. A page in a background tab counts once the tab is shown.
 */
export function countActivityEvents(): void {
  onActivityEvent((event, { id }) => {
    if (event !== "offer") whenShown(() => sendAnalyticsEvent(event, id));
  });
}

function whenShown(work: () => void): void {
  if (document.visibilityState === "visible") work();
  else document.addEventListener("visibilitychange", work, { once: true });
}
