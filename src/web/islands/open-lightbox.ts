import { hydrateIsland } from "./hydrate-island.ts";

let show: ((index: number) => void) | null = null;

/** Opens the lightbox of this document at a picture or video. Resolves to false if it cannot be fetched. */
export async function openLightbox(index: number): Promise<boolean> {
  const island = document.querySelector<HTMLElement>("[data-island=lightbox]");
  if (!island || !(await hydrateIsland(island))) return false;
  show?.(index);
  return show !== null;
}

/** The lightbox registers how it is opened. */
export function onOpenLightbox(opener: ((index: number) => void) | null): void {
  show = opener;
}
