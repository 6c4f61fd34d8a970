import type { ClientInstrumentation } from "react-router";
import { afterFrame } from "../after-frame.ts";

/** Told on the window when a tap asked for a step to another page, which begins after the next picture. */
export const STEP_ASKED = "step-asked";

/**
 * Lets a step to another page begin when the tap on its link was answered with a picture: to begin it, with its data, code and
 * sheets, takes a phone as long as three pictures (decisions/053-a-tap-is-answered-first.md). A step through the history begins it at
 * once, so that the router knows which of the two came last; to be called before anything else listens for those.
 */
export function answerTapsFirst(): ClientInstrumentation {
  let beginNow = () => {};
  addEventListener("popstate", () => beginNow());
  return {
    router({ instrument }) {
      instrument({
        async navigate(begin) {
          if (isTapOnLink()) {
            dispatchEvent(new Event(STEP_ASKED));
            await new Promise<void>((resolve) => {
              beginNow = resolve;
              afterFrame(resolve);
            });
          }
          await begin();
        },
      });
    },
  };
}

/** Who goes by keys, sends a form or chooses a filter is not held up. */
function isTapOnLink(): boolean {
  // The router does not pass it on. A key makes a click without a count.
  const { event } = window;
  const isTap = event instanceof MouseEvent && event.type === "click" && event.detail > 0;
  return isTap && event.target instanceof Element && event.target.closest("a") !== null;
}
