import { onMoment } from "./moments.ts";
import { sendMoment } from "./send-moment.ts";

/**
 * Counts the moments of an activity, those that were before too. A quote request is counted where it is stored, and a page in a tab
 * that nobody has opened yet is no view.
 */
export function countMoments(): void {
  onMoment((moment, { id }) => {
    if (moment !== "offer") whenShown(() => sendMoment(moment, id));
  });
}

function whenShown(tell: () => void): void {
  if (document.visibilityState === "visible") tell();
  else document.addEventListener("visibilitychange", tell, { once: true });
}
