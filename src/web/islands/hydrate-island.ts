import { afterFrame } from "../browser/after-frame.ts";
import { fetchIsland } from "./fetch-island.ts";
import { isNetworkError } from "./network-error.ts";
import { isIslandName } from "./registry.ts";
import { replayEvents } from "./replay-events.ts";

const ISLAND = "[data-island]";

/** Islands that are being fetched, or are hydrated. */
const hydrations = new WeakMap<HTMLElement, Promise<boolean>>();
/** Islands that could not be fetched, with the time of the last attempt (`performance.now()`). */
const failed = new Map<HTMLElement, number>();
/** The minimum time between two attempts to fetch an island. */
const RETRY_MS = 1_000;

/** The unhydrated island around an element; null if there is none. */
export function unhydratedIsland(target: EventTarget | null): HTMLElement | null {
  const island = target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
  return island && island.dataset.hydrated === undefined ? island : null;
}

/** Fetches and hydrates an island once. Resolves to false if it cannot be fetched: its served HTML stays. */
export async function hydrateIsland(island: HTMLElement): Promise<boolean> {
  if (performance.now() - (failed.get(island) ?? -Infinity) < RETRY_MS) return false;
  // Offline nothing is fetched: browsers before the end of 2026 never retry a failed module (document/early/early.ts).
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

/** Retries the islands that could not be fetched. */
export function retryIslands(): void {
  for (const island of failed.keys()) void hydrateIsland(island);
}

async function fetchAndMount(island: HTMLElement): Promise<boolean> {
  const { island: name } = island.dataset;
  if (!isIslandName(name)) return false;
  try {
    const { mountIsland, component } = await fetchIsland(name);
    // Lets the browser paint a tap's effect first.
    await new Promise<void>(afterFrame);
    await mountIsland(island, component);
    replayEvents(island);
    return true;
  } catch (error) {
    if (!isNetworkError(error)) reportError(error);
    return false;
  }
}
