import { afterFrame } from "../browser/after-frame.ts";
import { fetchIsland } from "./fetch-island.ts";
import { isLineError } from "./line-error.ts";
import { isIslandName } from "./registry.ts";
import { replayEvents } from "./replay-events.ts";

const ISLAND = "[data-island]";

/** Islands that are fetched or hydrated. */
const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();
/** Islands that could not be fetched, with the time of the last try (`performance.now()`). */
const failed = new Map<HTMLElement, number>();
/** An island that could not be fetched is not tried again before. */
const PAUSE_MS = 1_000;

/** The island around an element while it is not hydrated. */
export function waitingIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
  return island && island.dataset.hydrated === undefined ? island : null;
}

/** Fetches and hydrates an island once; says whether it could be fetched. One that could not stays the HTML that was served. */
export async function hydrateIsland(island: HTMLElement): Promise<boolean> {
  if (performance.now() - (failed.get(island) ?? -Infinity) < PAUSE_MS) return false;
  // Nothing is asked for: browsers before the end of 2026 would remember that it did not come (document/early.ts).
  if (!navigator.onLine && !hydrations.has(island)) {
    failed.set(island, -Infinity);
    return false;
  }
  failed.delete(island);
  const running = hydrations.get(island) ?? fetchAndMount(island);
  hydrations.set(island, running);
  if (await running) island.dataset.hydrated = "";
  else {
    hydrations.delete(island);
    failed.set(island, performance.now());
  }
  return running;
}

/** Tries again to fetch the islands that could not be fetched. */
export function retryIslands(): void {
  for (const island of failed.keys()) void hydrateIsland(island);
}

async function fetchAndMount(island: HTMLElement): Promise<boolean> {
  const { island: name } = island.dataset;
  if (!isIslandName(name)) return false;
  try {
    const { mountIsland, component } = await fetchIsland(name);
    // The interaction that asked for it is painted first.
    await new Promise<void>(afterFrame);
    await mountIsland(island, component);
    replayEvents(island);
    return true;
  } catch (error) {
    if (!isLineError(error)) reportError(error);
    return false;
  }
}
