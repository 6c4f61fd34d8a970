import { isLocale } from "../../brands/brand.ts";
import { loadWords } from "../words/load-words.ts";
import { ISLANDS, isIslandName, type IslandName } from "./islands.ts";

/**
 * Fetches what hydrates an island: its component, React and the words of the page, asked for together, as on a slow line each file
 * that is found in another costs a round trip. Rejects when one of them does not come.
 */
export async function fetchIsland(name: IslandName) {
  const { locale = "" } = document.documentElement.dataset;
  const [{ mountIsland }, component] = await Promise.all([
    import("./mount-island.tsx"),
    ISLANDS[name](),
    loadWords(isLocale(locale) ? locale : "nl"),
  ]);
  return { mountIsland, component };
}

/** Fetches the islands of the page ahead of their first interaction. Not for visitors who save data. */
export function preloadIslands(): void {
  if (savesData()) return;
  for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated], [data-hydration=asked])")) {
    // One that does not come is fetched again when it is touched (hydrate-island.ts).
    if (isIslandName(dataset.island)) fetchIsland(dataset.island).catch(() => {});
  }
}

function savesData(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only Chromium knows it, and TypeScript does not
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}
