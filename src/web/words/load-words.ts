import type { Locale } from "../../brands/brand.ts";
import type { IslandWords } from "../../../content/words/islands/nl.ts";

const loaders: Record<Locale, () => Promise<IslandWords>> = {
  nl: async () => (await import("../../../content/words/islands/nl.ts")).nlIslands,
  be: async () => (await import("../../../content/words/islands/be.ts")).beIslands,
  de: async () => (await import("../../../content/words/islands/de.ts")).deIslands,
};

const loaded = new Map<Locale, IslandWords>();

/** Loads the words of islands in a language: the server all languages at start, a browser its own with the first island. */
export async function loadWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]());
}

/** The words of a language; throws unless they were loaded before. */
export function loadedWords(locale: Locale): IslandWords {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} were not loaded before rendering.`);
  return words;
}
