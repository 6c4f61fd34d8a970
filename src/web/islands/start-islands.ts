import { isLineError } from "../travel/line-error.ts";
import { whenIdle } from "../when-idle.ts";
import { ISLANDS, isIslandName } from "./islands.ts";

/** Renders each island of the document, one at a time while the browser is idle. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) whenIdle(() => void renderIsland(element));
}

/** Events after which an island that could not be fetched is tried again. */
const RETRY = ["online", "pointerdown", "keydown"];

/** An island that cannot be fetched is left out, and tried again with the next interaction or connection. */
async function renderIsland(element: HTMLElement): Promise<void> {
  const { island } = element.dataset;
  if (!isIslandName(island)) return;
  try {
    const [{ mountIsland }, component] = await Promise.all([import("./mount-island.tsx"), ISLANDS[island].load()]);
    await mountIsland(element, component);
  } catch (error) {
    if (!isLineError(error)) return reportError(error);
    const waiting = new AbortController();
    const retry = () => {
      waiting.abort();
      void renderIsland(element);
    };
    for (const type of RETRY) addEventListener(type, retry, { passive: true, signal: waiting.signal });
  }
}
