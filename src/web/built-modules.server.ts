import { dirname } from "node:path/posix";
import { createContext } from "react-router";
import type { Locale } from "../brands/brand.ts";

/** What Vite's list of built files says of a file, and what is read of it here. */
export type BuiltFiles = Readonly<Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>>;

/** The names of the modules that a module of the browser imports, and of the words that it waits for once it is there, in each language. */
type BuiltModule = { imports: readonly string[]; words: Readonly<Record<Locale, readonly string[]>> };

/** By name; none in development, where Vite serves modules one by one. */
export type BuiltModules = ReadonlyMap<string, BuiltModule>;

export const builtModulesContext = createContext<BuiltModules>(new Map());

/** Where built files lie. */
export const ASSETS = "/static/assets/";

/** What a module is called: what stands between `/static/assets/` and `.js`. */
export function moduleName(address: string): string {
  return address.slice(ASSETS.length, -".js".length);
}

export function readBuiltModules(files: BuiltFiles): BuiltModules {
  const namesOf = (keys: readonly string[]) => keys.flatMap((key) => (files[key] ? [moduleName(`/${files[key].file}`)] : []));
  const modules = Object.values(files).map(({ file, imports = [], dynamicImports = [] }): [string, BuiltModule] => {
    const wordsIn = (locale: Locale) => namesOf(wordsOf(dynamicImports, locale));
    return [moduleName(`/${file}`), { imports: namesOf(imports), words: { nl: wordsIn("nl"), be: wordsIn("be"), de: wordsIn("de") } }];
  });
  return new Map(modules);
}

/** Where a language has no words of its own for a part, its module takes the Dutch ones, as Flemish does. */
function wordsOf(keys: readonly string[], locale: Locale): string[] {
  const areIn = (key: string, language: Locale) => key.startsWith("content/words/") && key.endsWith(`/${language}.ts`);
  const own = keys.filter((key) => areIn(key, locale));
  const parts = new Set(own.map(dirname));
  return [...own, ...keys.filter((key) => areIn(key, "nl") && !parts.has(dirname(key)))];
}
