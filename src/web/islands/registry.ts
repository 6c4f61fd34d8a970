import type { ReactNode } from "react";

/** The props of each island by its name. `web/islands.ts`, which imports the components, adds them. */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged with the declaration in web/islands.ts
export interface IslandProps {}

export type IslandName = keyof IslandProps;

type Component = (props: never) => ReactNode;

/** Loads the component of each island, by its name. */
export type IslandLoaders = Readonly<Record<string, () => Promise<Component>>>;

let loaders: IslandLoaders = {};

/** Called once, by the boot script. */
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
