import type { ClientInstrumentation } from "react-router";
import { afterFrame } from "../after-frame.ts";

/**
 * Lets a step to another page begin when the tap that asked for it was answered with a picture: to begin it, with its data, code and
 * sheets, takes a phone as long as three pictures (decisions/053-a-tap-is-answered-first.md).
 */
export function answerTapsFirst(): ClientInstrumentation {
  return {
    router({ instrument }) {
      instrument({
        async navigate(begin) {
          await new Promise<void>(afterFrame);
          await begin();
        },
      });
    },
  };
}
