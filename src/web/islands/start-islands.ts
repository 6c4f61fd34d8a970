import { whenIdle } from "../when-idle.ts";
import { ISLANDS, isIslandName } from "./islands.ts";

/** Renders each island of the document, one at a time while the browser is idle. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) whenIdle(() => void renderIsland(element));
}

/** An island that cannot be fetched is left out, and tried again when the browser is online. */
async function renderIsland(element: HTMLElement): Promise<void> {
  const { island } = element.dataset;
  if (!isIslandName(island)) return;
  try {
    const [{ mountIsland }, component] = await Promise.all([import("./mount-island.tsx"), ISLANDS[island].load()]);
    await mountIsland(element, component);
  } catch {
    addEventListener("online", () => void renderIsland(element), { once: true });
  }
}
