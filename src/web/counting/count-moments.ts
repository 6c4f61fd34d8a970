import { whenIdle } from "../when-idle.ts";

/** An effect: fetches what counts the moments of a page, those that were before it came too. Without a line they are not counted. */
export function countMoments(): void {
  whenIdle(() => void import("./hear-moments.ts").catch(() => {}));
}
