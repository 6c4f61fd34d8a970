/** What a tap consists of. */
const TAPS = ["pointerdown", "pointerup", "mousedown", "mouseup", "touchstart", "touchend", "click"];
const held = new AbortController();

/**
 * Leaves taps to the browser while React brings the page to life: links and folds answer by themselves. Told of one, React would
 * bring all of the page to life before it (0.4 s on a slow phone), and nobody would see an answer until then. What only works by
 * script it is told of, as a button, and of everything that is typed or chosen.
 */
export function holdTaps(): void {
  for (const tap of TAPS) addEventListener(tap, hold, { capture: true, signal: held.signal });
}

/** To be called when the page is alive. */
export function releaseTaps(): void {
  held.abort();
}

function hold(event: Event): void {
  const { type, target } = event;
  if (type !== "click" || (target instanceof Element && target.closest("a, summary"))) event.stopPropagation();
}
