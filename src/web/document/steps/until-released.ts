/** A press that ends outside the window is never reported to have ended. */
const LONGEST_MS = 1_000;

let pressed: Promise<void> = Promise.resolve();

/** Tracks the presses of a pointer on the page. */
export function trackPresses(): void {
  addEventListener("pointerdown", () => (pressed = released()), { capture: true, passive: true });
}

/** Waits for the end of a press: an element that is replaced between its beginning and its end gets no click. */
export function untilReleased(): Promise<void> {
  return pressed;
}

async function released(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // In a task of its own: the click follows the release.
  const end = () => setTimeout(resolve);
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { capture: true, once: true });
  setTimeout(resolve, LONGEST_MS);
  await promise;
}
