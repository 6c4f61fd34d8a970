import type { Locale } from "../../brands/brand.ts";
import type { Words } from "../../../content/words/nl.ts";

const loaders: Record<Locale, () => Promise<Words>> = {
  nl: async () => (await import("../../../content/words/nl.ts")).nl,
  be: async () => (await import("../../../content/words/be.ts")).be,
  de: async () => (await import("../../../content/words/de.ts")).de,
};

const loaded = new Map<Locale, Words>();

/** Fetches one catalogue: the server loads all of them at start, a browser only its own before it hydrates an island. */
export async function loadWords(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]());
}

/** A catalogue that was loaded before. */
export function loadedWords(locale: Locale): Words {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of ${locale} were not loaded before rendering.`);
  return words;
}
