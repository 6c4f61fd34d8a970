/** A press that ends outside the window is never reported to have ended. */
const LONGEST_MS = 1_000;

let pressed: Promise<void> = Promise.resolve();
let release = () => {};

/** Tracks the presses of a pointer on the page. */
export function trackPresses(): void {
  const options = { capture: true, passive: true };
  const begin = () => {
    release();
    ({ promise: pressed, resolve: release } = Promise.withResolvers<void>());
    setTimeout(release, LONGEST_MS);
  };
  // In a task of its own: the click follows the release.
  const end = () => setTimeout(release);
  addEventListener("pointerdown", begin, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

/** Waits for the end of a press: an element that is replaced between its beginning and its end gets no click. */
export function untilReleased(): Promise<void> {
  return pressed;
}
