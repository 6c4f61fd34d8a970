import { onMoment } from "../tracking/moments.ts";
import { sendMoment } from "./send-moment.ts";

// Once for as long as the document is there, by being imported. A quote request is counted where it is stored, and a page in a
// tab that nobody has opened yet is no view.
onMoment((moment, { id }) => {
  if (moment !== "offer") whenShown(() => sendMoment(moment, id));
});

function whenShown(tell: () => void): void {
  if (document.visibilityState === "visible") tell();
  else document.addEventListener("visibilitychange", tell, { once: true });
}
