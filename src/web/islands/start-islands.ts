import { hasDrafts } from "./has-drafts.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { holdInteractions } from "./hold-interactions.ts";
import { hydrateIsland, retryIslands, waitingIsland } from "./hydrate-island.ts";
import { isUsed } from "./is-used.ts";
import { watchComposition } from "./replay-events.ts";
import { prepareIslands } from "./prepare-islands.ts";
import { registerIslands, type IslandLoaders } from "./registry.ts";

const INTERACTIONS = ["pointerdown", "pointerover", "focusin", "keydown", "input"];

/** Hydrates the islands of the document, each when its markup asks for it (hydration.ts). */
export function startIslands(islands: IslandLoaders): void {
  registerIslands(islands);
  for (const type of INTERACTIONS) addEventListener(type, touch, { capture: true, passive: true });
  addEventListener("online", retryIslands);
  holdInteractions();
  watchComposition();
  prepareIslands();
  scheduleIslands();
}

/** Schedules the islands that are hydrated without an interaction, or had one before this script was there. */
function scheduleIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { hydration } = island.dataset;
    if (isUsed(island)) void hydrateIsland(island);
    if (hydration === "idle" || (hydration === "form" && hasDrafts())) whenIdle(() => void hydrateIsland(island));
  }
}

function touch({ target }: Event): void {
  const island = waitingIsland(target);
  if (island) void hydrateIsland(island);
  else retryIslands();
}
