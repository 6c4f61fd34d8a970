/** What React would bring all of a page to life for, of what comes with a tap or the beginning of a scroll. */
const TOUCHES = ["pointerdown", "pointerup", "pointercancel", "mousedown", "mouseup", "touchstart", "touchend", "touchcancel", "click"];
const untilAlive = new AbortController();

/**
 * Leaves taps and scrolls to the browser while React brings the page to life: folds, and links to parts and sheets, answer by
 * themselves. Told of one, React would bring all of the page to life before it (0.4 s on a slow phone), and nobody would see
 * an answer until then. Of a click on anything else it is told, and of everything that is typed or chosen.
 */
export function holdTaps(): void {
  for (const touch of TOUCHES) addEventListener(touch, hold, { capture: true, signal: untilAlive.signal });
}

/** To be called when the page is alive. */
export function releaseTaps(): void {
  untilAlive.abort();
}

function hold(event: Event): void {
  const { type, target } = event;
  if (type !== "click" || (target instanceof Element && target.closest('summary, a[href^="#"]'))) event.stopPropagation();
}
