/** How long a page took from a tap or key to the next picture of it: until it was heard, until all that listened had run, and until it was seen. */
export type Answer = { ms: number; heard_ms: number; handled_ms: number; seen_ms: number };
/** Something to touch, its middle in pixels of the window, and the page it is on. */
export type Target = { x: number; y: number; what: string; path: string; isText: boolean };

declare global {
  interface Window {
    /** Those since somebody last looked for something to touch; not there in a page that came after. */
    answers?: Answer[];
    targets?: (share?: number) => Target[];
    /** Whether the last touch came before the page answered by script (src/web/boot.ts). */
    wasEarly?: boolean;
  }
}
/** The types of the browser do not know what an event belongs to. */
type InteractionTiming = PerformanceEventTiming & { interactionId: number };

/** Keeps what the browser tells of interactions, and whether the boot script had run when it was touched. */
export function watchAnswers(): void {
  const booted = () => performance.getEntriesByName("booted").length > 0;
  addEventListener("pointerdown", () => (window.wasEarly = !booted()), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else was asked for below
    for (const { startTime, duration, processingStart, processingEnd, interactionId } of list.getEntries() as InteractionTiming[])
      if (interactionId > 0)
        window.answers?.push({
          ms: duration,
          heard_ms: processingStart - startTime,
          handled_ms: processingEnd - processingStart,
          seen_ms: startTime + duration - processingEnd,
        });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the browser do not know this setting yet
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  /** Folds, buttons, panels, fields, choices, and links to other pages: those that a finger in their middle hits. */
  const touchable =
    'summary, button, a[href^="#"], label:has(input), input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, main a[href^="/"]';
  window.targets = (share) => {
    const room = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const all = [...(room?.querySelectorAll(touchable) ?? [])].filter((element) => element.checkVisibility());
    const chosen = share === undefined ? all : all.slice(Math.floor(share * all.length)).slice(0, 1);
    if (share !== undefined) chosen[0]?.scrollIntoView({ block: "center", behavior: "instant" });
    return chosen.flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      if (!element.contains(document.elementFromPoint(middle.x, middle.y))) return [];
      const name = [element.localName, element.getAttribute("href") ?? element.getAttribute("name"), element.textContent].join(" ");
      const what = name.replaceAll(/\s+/g, " ").trim().slice(0, 60);
      return [{ ...middle, what, path: location.pathname, isText: element.matches("input, textarea") }];
    });
  };
}

/** All of the view that can be touched, once a page that arrives has been seen: nobody touches what they do not see. */
export function listTargets(): Target[] {
  if (performance.getEntriesByName("first-contentful-paint").length === 0) return [];
  window.answers = [];
  return window.targets?.() ?? [];
}

/** That which lies at this share of all that can be touched, brought into view. */
export function findTarget(share: number): Target | null {
  window.answers = [];
  return window.targets?.(share)[0] ?? null;
}

/**
 * The slowest since then, once a picture has followed: what browsers do not report took at most 16 ms. Null when the page has
 * been left.
 */
export async function slowestAnswer(): Promise<(Answer & { wasEarly: boolean }) | null> {
  // A drawing by itself runs no scripts: nothing would ever follow.
  if (!window.answers) return null;
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(frame, 50))));
  const unreported = { ms: 16, heard_ms: 0, handled_ms: 0, seen_ms: 16 };
  const slowest = window.answers?.reduce((slow, answer) => (answer.ms > slow.ms ? answer : slow), unreported);
  return slowest ? { ...slowest, wasEarly: window.wasEarly ?? false } : null;
}
