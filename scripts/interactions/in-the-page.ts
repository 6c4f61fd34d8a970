/** Latency from a tap or key to the next paint: input delay, processing time of the event handlers, and presentation delay. */
export type Latency = { ms: number; delay_ms: number; processing_ms: number; presentation_ms: number };
/** An interactive element with its centre in the viewport, in pixels, and the path of its page. */
export type Target = { x: number; y: number; what: string; path: string; isText: boolean };

declare global {
  interface Window {
    /** Latencies since targets were last listed; undefined after a navigation. */
    latencies?: Latency[];
    targets?: (share?: number) => Target[];
    /** Whether the last tap came before the boot script ran (src/web/boot.ts). */
    wasEarly?: boolean;
  }
}
/** TypeScript's DOM types lack `interactionId`. */
type InteractionTiming = PerformanceEventTiming & { interactionId: number };

/** Records the latency of interactions, and whether the last tap came before the boot script ran. */
export function watchLatencies(): void {
  const booted = () => performance.getEntriesByName("booted").length > 0;
  addEventListener("pointerdown", () => (window.wasEarly = !booted()), { capture: true, passive: true });
  new PerformanceObserver((list) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `event` entries are observed
    for (const { startTime, duration, processingStart, processingEnd, interactionId } of list.getEntries() as InteractionTiming[])
      if (interactionId > 0)
        window.latencies?.push({
          ms: duration,
          delay_ms: processingStart - startTime,
          processing_ms: processingEnd - processingStart,
          presentation_ms: startTime + duration - processingEnd,
        });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript's DOM types lack durationThreshold
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  /** Disclosures, buttons, fields, choices and links. */
  const interactive =
    'summary, button, a[href^="#"], label:has(input), input:not([type=hidden], [type=file], [type=checkbox], [type=radio]), textarea, main a[href^="/"]';
  window.targets = (share) => {
    const container = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const all = [...(container?.querySelectorAll(interactive) ?? [])].filter((element) => element.checkVisibility());
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

/** All targets in the viewport, after the first contentful paint. */
export function listTargets(): Target[] {
  if (performance.getEntriesByName("first-contentful-paint").length === 0) return [];
  window.latencies = [];
  return window.targets?.() ?? [];
}

/** The target at this position (0 to 1) among all targets of the page, scrolled into view. */
export function findTarget(share: number): Target | null {
  window.latencies = [];
  return window.targets?.(share)[0] ?? null;
}

/**
 * The slowest latency since targets were listed, read after the next paint; 16 ms if none was reported. Null after a navigation.
 */
export async function slowestLatency(): Promise<(Latency & { wasEarly: boolean }) | null> {
  // An SVG document runs no scripts, so the frame below would never come.
  if (!window.latencies) return null;
  await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(frame, 50))));
  const unreported = { ms: 16, delay_ms: 0, processing_ms: 0, presentation_ms: 16 };
  const slowest = window.latencies?.reduce((slow, latency) => (latency.ms > slow.ms ? latency : slow), unreported);
  return slowest ? { ...slowest, wasEarly: window.wasEarly ?? false } : null;
}
