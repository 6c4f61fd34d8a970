import { hydrateIsland } from "./hydrate-island.ts";

let show: ((index: number) => void) | null = null;

/** Opens the lightbox of this document with one of its pictures or videos; says whether it could be fetched. */
export async function openLightbox(index: number): Promise<boolean> {
  const island = document.querySelector<HTMLElement>("[data-island=lightbox]");
  if (!island || !(await hydrateIsland(island))) return false;
  show?.(index);
  return show !== null;
}

/** The lightbox says how it is opened. */
export function onOpenLightbox(opener: ((index: number) => void) | null): void {
  show = opener;
}
