/** After this time a press counts as ended: browsers do not report its end outside the window. */
const LONGEST_MS = 1_000;

let pressed: Promise<void> = Promise.resolve();
let release = () => {};

/** Tracks pointer presses on the page. */
export function trackPresses(): void {
  const options = { capture: true, passive: true };
  const begin = () => {
    release();
    ({ promise: pressed, resolve: release } = Promise.withResolvers<void>());
    setTimeout(release, LONGEST_MS);
  };
  // In a separate task: the click event follows the release.
  const end = () => setTimeout(release);
  addEventListener("pointerdown", begin, options);
  addEventListener("pointerup", end, options);
  addEventListener("pointercancel", end, options);
}

/** Resolves when no pointer is pressed: an element that is replaced during a press receives no click. */
export function pointerReleased(): Promise<void> {
  return pressed;
}
