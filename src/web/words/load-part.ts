import { isLocale, type Locale } from "../../brands/brand.ts";
import { loadedWords } from "./load-words.ts";

const LOCALES: readonly Locale[] = ["nl", "be", "de"];

/** What the loaded parts say, for sentences that are known by their key alone. */
const said = new Map<Locale, object>();

/**
 * A part of the catalogue that few screens say, kept out of the first view of the others. A module of such a screen
 * awaits it when it is loaded, so that its words are there when it is rendered: on the server those of every language,
 * in a browser those of its page.
 */
export async function loadPart<Part extends object>(loaders: Record<Locale, () => Promise<Part>>): Promise<(locale: Locale) => Part> {
  const parts = new Map<Locale, Part>();
  await Promise.all(
    neededLocales().map(async (locale) => {
      const part = await loaders[locale]();
      parts.set(locale, part);
      said.set(locale, { ...said.get(locale), ...part });
    }),
  );
  return (locale) => {
    const part = parts.get(locale);
    if (!part) throw new Error(`A part of the words of ${locale} was not loaded before rendering.`);
    return part;
  };
}

/** The words of a locale that are loaded by now; of a key that a part and the catalogue both have, those of the part. */
export function wordsSoFar(locale: Locale): object {
  return { ...loadedWords(locale), ...said.get(locale) };
}

function neededLocales(): readonly Locale[] {
  if (typeof document === "undefined") return LOCALES;
  const { locale = "nl" } = document.documentElement.dataset;
  return isLocale(locale) ? [locale] : ["nl"];
}
