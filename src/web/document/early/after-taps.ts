/** A press that ends outside the window is never reported to have ended: after so long nothing waits for it any more. */
export const LONGEST_WAIT_MS = 6_000;

/** Runs work once everything that has changed so far is painted. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

/**
 * Gives a function that runs work at once, or, while a finger is on the page, after the response to the tap was painted
 * (decisions/053-latency-of-taps.md).
 */
export function trackTaps(): (work: () => void) => void {
  let isDown = false;
  let tap = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiting: (() => void)[] = [];
  const on = (type: string, listener: (event: Event) => void) => addEventListener(type, listener, { capture: true, passive: true });

  function run(): void {
    clearTimeout(timer);
    isDown = false;
    for (const work of waiting.splice(0)) work();
  }
  function end(): void {
    const mine = ++tap;
    afterPaint(() => mine === tap && run());
  }
  const isPrimary = (event: Event) => event instanceof PointerEvent && event.isPrimary;

  on("pointerdown", (event) => {
    if (!isPrimary(event)) return;
    isDown = true;
    tap++;
  });
  on("contextmenu", end);
  for (const type of ["pointerup", "pointercancel"]) on(type, (event) => isPrimary(event) && end());
  return (work) => {
    if (!isDown) return work();
    if (waiting.push(work) === 1) timer = setTimeout(run, LONGEST_WAIT_MS);
  };
}
