import { hasDrafts } from "./has-drafts.ts";
import { whenIdle } from "../browser/when-idle.ts";
import { deferInteractions } from "./defer-interactions.ts";
import { hydrateIsland, retryIslands, unhydratedIsland } from "./hydrate-island.ts";
import { hadInteraction } from "./had-interaction.ts";
import { trackComposition } from "./replay-events.ts";
import { prepareIslands } from "./prepare-islands.ts";
import { registerIslands, type IslandLoaders } from "./registry.ts";

const INTERACTIONS = ["pointerdown", "pointerover", "focusin", "keydown", "input"];

/** Hydrates the islands of the document, each at the time that its markup states (hydration.ts). */
export function startIslands(islands: IslandLoaders): void {
  registerIslands(islands);
  for (const type of INTERACTIONS) addEventListener(type, hydrateOnInteraction, { capture: true, passive: true });
  addEventListener("online", retryIslands);
  deferInteractions();
  trackComposition();
  prepareIslands();
  scheduleIslands();
}

/** Schedules the islands that need no interaction, or had one before this script ran. */
function scheduleIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
    const { hydration } = island.dataset;
    if (hadInteraction(island)) void hydrateIsland(island);
    if (hydration === "idle" || (hydration === "form" && hasDrafts())) whenIdle(() => void hydrateIsland(island));
  }
}

function hydrateOnInteraction({ target }: Event): void {
  const island = unhydratedIsland(target);
  if (island) void hydrateIsland(island);
  else retryIslands();
}
