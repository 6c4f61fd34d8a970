/**
 * Lays out what waited for it while the page arrived (src/web/late-layout.server.ts, src/web/styles/base.css): one part at a
 * time, and only when the browser has nothing else to do, so that no visitor waits for what they do not see.
 */
export function layOutFar(): void {
  const { dataset } = document.documentElement;
  if (dataset.arriving === undefined) return;
  const far = document.querySelectorAll("[data-far]").values();

  function layOutNext(): void {
    const { value: part } = far.next();
    if (!part) return void delete dataset.arriving;
    part.removeAttribute("data-far");
    whenIdle(layOutNext);
  }
  whenIdle(layOutNext);
}

/** Safari knows no idleness; a timer lets it paint in between. */
const whenIdle: (work: () => void) => void = "requestIdleCallback" in globalThis ? requestIdleCallback : setTimeout;
