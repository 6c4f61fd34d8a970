import { hasDrafts } from "../has-drafts.ts";
import { whenIdle } from "../when-idle.ts";
import { holdInteractions } from "./hold-interactions.ts";
import { hydrateIsland, retryIslands, waitingIsland } from "./hydrate-island.ts";

const INTERACTIONS = ["pointerdown", "pointerover", "focusin", "keydown", "input"];

/** Hydrates the islands of the document, each when its markup asks for it (hydration.ts). */
export function startIslands(): void {
  for (const type of INTERACTIONS) addEventListener(type, touch, { capture: true, passive: true });
  addEventListener("online", retryIslands);
  holdInteractions();
  scheduleIslands(document);
}

/** Schedules the islands within an element that are hydrated without an interaction. */
export function scheduleIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>("[data-island]")) {
    const { hydration } = island.dataset;
    if (hydration === "idle") whenIdle(() => void hydrateIsland(island));
    if (hydration === "visible" || (hydration === "form" && hasDrafts())) near.observe(island);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      near.unobserve(target);
      whenIdle(() => void hydrateIsland(target));
    }
  },
  { rootMargin: "200px" },
);

function touch({ type, target }: Event): void {
  const island = waitingIsland(target);
  if (island) void hydrateIsland(island);
  if (type !== "pointerover") retryIslands();
}
