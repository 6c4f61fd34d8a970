import { isLocale } from "../../brands/brand.ts";
import { loadWords } from "../words/load-words.ts";
import { loadComponent, type IslandName } from "./registry.ts";

/**
 * Fetches what hydrates an island: its component, React and the words of the page, asked for together, as on a slow line each file
 * that is found in another costs a round trip. Rejects when one of them does not come.
 */
export async function fetchIsland(name: IslandName) {
  const { locale = "" } = document.documentElement.dataset;
  const [{ mountIsland }, component] = await Promise.all([
    import("./mount-island.tsx"),
    loadComponent(name),
    loadWords(isLocale(locale) ? locale : "nl"),
  ]);
  return { mountIsland, component };
}
