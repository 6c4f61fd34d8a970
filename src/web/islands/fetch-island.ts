import { isLocale } from "../../brands/brand.ts";
import { loadWords } from "../words/load-words.ts";
import { loadComponent, type IslandName } from "./registry.ts";

/**
 * Fetches everything that hydrates an island: its component, React and the words of the page. In parallel, because each nested import
 * would cost another round trip. Rejects when one of them cannot be fetched.
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
