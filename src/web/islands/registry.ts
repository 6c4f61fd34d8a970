import type { ReactNode } from "react";

/** The props of each island by its name: `web/islands.ts` adds them, which imports the components. */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is merged with the one that web/islands.ts declares
export interface IslandProps {}

export type IslandName = keyof IslandProps;

type Component = (props: never) => ReactNode;

/** Fetches the component of each island, by its name. */
export type IslandLoaders = Readonly<Record<string, () => Promise<Component>>>;

let loaders: IslandLoaders = {};

/** The boot script says once which islands there are. */
export function registerIslands(all: IslandLoaders): void {
  loaders = all;
}

export function isIslandName(name: string | undefined): name is IslandName {
  return name !== undefined && Object.hasOwn(loaders, name);
}

/** Fetches a component. Rejects when no island of this name is registered. */
export async function loadComponent(name: IslandName): Promise<Component> {
  const load = loaders[name];
  if (!load) throw new Error(`There is no island ${name}.`);
  return load();
}
