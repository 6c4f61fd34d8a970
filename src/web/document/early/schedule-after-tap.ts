/** The longest delay of any work. Browsers do not report the end of a press outside the window. */
export const MAX_WAIT_MS = 6_000;

/** Runs `work` after the next paint. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(work)));
}

/**
 * Returns a function that runs work at once, or during a tap after the response to it is painted
 * (decisions/053-latency-of-taps.md).
 */
export function createTapScheduler(): (work: () => void) => void {
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
    const ended = ++tap;
    afterPaint(() => ended === tap && run());
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
    if (waiting.push(work) === 1) timer = setTimeout(run, MAX_WAIT_MS);
  };
}
