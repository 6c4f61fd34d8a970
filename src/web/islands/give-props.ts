import { hydrateIsland } from "./hydrate-island.ts";
import type { IslandName } from "./registry.ts";

/** Renders an island with the props that stand in its element. */
type Render = () => void;

const renderings = new WeakMap<HTMLElement, Render>();
/** The props that were given last to each island, as JSON; one that is not hydrated yet has those of its markup still. */
const given = new WeakMap<HTMLElement, string>();

/**
 * Gives an island of the document its new props. A hydrated one shows them when this returns; another is hydrated with the
 * props of its markup first.
 */
export function giveProps(name: IslandName, props: unknown): void {
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) return;
  const next = JSON.stringify(props);
  if ((given.get(island) ?? island.dataset.props) === next) return;
  given.set(island, next);
  if (renderings.has(island)) apply(island);
  // Its markup is that of the page before: the page is loaded whole.
  else void hydrateIsland(island).then((isHydrated) => isHydrated || location.reload());
}

/** An island is hydrated: `render` is called now if it was given props meanwhile, and whenever it is given new ones. */
export function onProps(island: HTMLElement, render: Render): void {
  renderings.set(island, render);
  if (given.has(island)) apply(island);
}

function apply(island: HTMLElement): void {
  island.dataset.props = given.get(island);
  renderings.get(island)?.();
}

/** Hydrates the islands that a step gives new props, while its answer is on its way. */
export function hydrateStaying(): void {
  const waiting = document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydration=asked], [data-hydrated])");
  for (const island of waiting) void hydrateIsland(island);
}
