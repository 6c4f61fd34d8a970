import type { ClientInstrumentation } from "react-router";
import { afterFrame } from "../after-frame.ts";

/** Told on the window when a tap asked for a step to another page, which begins after the next picture. */
export const STEP_ASKED = "step-asked";

/**
 * Lets a step to another page begin when the tap on its link or button was answered with a picture: to begin it, with its data, code and
 * sheets, takes a phone as long as three pictures (decisions/053-a-tap-is-answered-first.md). A step through the history begins it at
 * once, so that the router knows which of the two came last; to be called before anything else listens for those.
 */
export function answerTapsFirst(): ClientInstrumentation {
  let beginNow = () => {};
  let isTap = false;
  addEventListener("popstate", () => beginNow());
  // A key makes a click without a count, also on the button of the form that it sends.
  addEventListener("click", ({ detail }) => (isTap = detail > 0), { capture: true });
  return {
    router({ instrument }) {
      instrument({
        async navigate(begin) {
          if (isTap && asksForStep(window.event)) {
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

/** Whether a link does, or a search that another page answers: who sends what they filled in or chooses a filter is not held up. */
function asksForStep(event: Event | undefined): boolean {
  // The router does not pass it on.
  const target = event?.target;
  if (target instanceof HTMLFormElement) return new URL(target.action).pathname !== location.pathname;
  return event?.type === "click" && target instanceof Element && target.closest("a") !== null;
}
