import { hydrateIsland } from "./hydrate-island.ts";
import type { IslandName } from "./registry.ts";

/** Renders an island with the props in its element. */
type Render = () => void;

const renderers = new WeakMap<HTMLElement, Render>();
/** The latest props of each island, as JSON. The element of an unhydrated island still has the props of its markup. */
const latest = new WeakMap<HTMLElement, string>();

/**
 * Sets new props of an island. A hydrated island has rendered them when this returns. An unhydrated island is first hydrated with the
 * props of its markup.
 */
export function updateProps(name: IslandName, props: unknown): void {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) return;
  const next = JSON.stringify(props);
  if ((latest.get(island) ?? island.dataset.props) === next) return;
  latest.set(island, next);
  if (renderers.has(island)) apply(island);
  // Without hydration the markup of the previous page would stay, so the page is reloaded.
  else void hydrateIsland(island).then((isHydrated) => isHydrated || location.reload());
}

/** Registers `render` for a hydrated island: called whenever its props change, and at once if they changed during hydration. */
export function onPropsUpdate(island: HTMLElement, render: Render): void {
  renderers.set(island, render);
  if (latest.has(island)) apply(island);
}

function apply(island: HTMLElement): void {
  island.dataset.props = latest.get(island);
  renderers.get(island)?.();
}

/** Hydrates the islands of the page, except manual ones, while the regions of the next page are being fetched. */
export function hydrateAllIslands(): void {
  const unhydrated = document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydration=manual], [data-hydrated])");
  for (const island of unhydrated) void hydrateIsland(island);
}
