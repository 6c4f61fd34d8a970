import { createContext, type EntryContext } from "react-router";
import type { Locale } from "../brands/brand.ts";

/** What Vite's list of built files says of a file, and what is read of it here. */
export type BuiltFiles = Readonly<Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>>;

/** A module of the browser: what it imports, and the words that it waits for once it is there; addresses, but for the words, which are names of the list. */
type Module = { imports: readonly string[]; words: readonly string[] };

/** The modules of a build; empty in development, where Vite serves them one by one. */
export type Modules = { byAddress: ReadonlyMap<string, Module>; addressOf: ReadonlyMap<string, string> };

export const modulesContext = createContext<Modules>({ byAddress: new Map(), addressOf: new Map() });

const ASSETS = "/static/assets/";
const WORDS = "content/words/";

export function modulesOf(files: BuiltFiles): Modules {
  const addressOf = new Map(Object.entries(files).map(([name, { file }]) => [name, `/${file}`]));
  const addressesOf = (names: readonly string[]) => names.flatMap((name) => addressOf.get(name) ?? []);
  const modules = Object.values(files).map(({ file, imports = [], dynamicImports = [] }): [string, Module] => [
    `/${file}`,
    { imports: addressesOf(imports), words: dynamicImports.filter((name) => name.startsWith(WORDS)) },
  ]);
  return { byAddress: new Map(modules), addressOf };
}

/**
 * What a page fetches as soon as it begins to come alive: the modules that it comes alive by, and those for which they would send
 * for themselves, one after the other (decisions/003-late-hydration.md); and the words for which a module of another screen
 * would, by its name. Names are what stands between `/static/assets/` and `.js`.
 */
export type Fetched = { modules: readonly string[]; words: Readonly<Record<string, string>> };

/** What was put together before, by routes and language. */
const known = new Map<string, Fetched>();

export function fetchedBy({ manifest, staticHandlerContext }: EntryContext, modules: Modules, locale: Locale): Fetched {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const key = `${locale} ${ids.join(" ")}`;
  const made = known.get(key);
  if (made) return made;
  const begun = [manifest.entry.module, ...ids.flatMap((id) => manifest.routes[id]?.module ?? [])];
  const fetched = { modules: closure(begun, modules, locale).map(nameOf), words: wordsByModule(modules, locale) };
  known.set(key, fetched);
  return fetched;
}

/** Those modules and all that comes with them: each before what it needs. */
function closure(addresses: readonly string[], { byAddress, addressOf }: Modules, locale: Locale): string[] {
  const found = new Set<string>();
  const visit = (address: string) => {
    if (found.has(address)) return;
    found.add(address);
    const { imports, words } = byAddress.get(address) ?? { imports: [], words: [] };
    for (const each of [...imports, ...spoken(words, locale).flatMap((name) => addressOf.get(name) ?? [])]) visit(each);
  };
  for (const address of addresses) visit(address);
  return [...found];
}

/** What each module of the build waits for in this language. */
function wordsByModule(modules: Modules, locale: Locale): Record<string, string> {
  const { byAddress, addressOf } = modules;
  const waiting = [...byAddress].flatMap(([address, { words }]) => {
    const needed = spoken(words, locale).flatMap((name) => addressOf.get(name) ?? []);
    return needed.length > 0 ? [[nameOf(address), closure(needed, modules, locale).map(nameOf).join(" ")]] : [];
  });
  return Object.fromEntries(waiting);
}

/** Where a language has no words of its own for a part, its module takes another's, and is left to fetch them. */
function spoken(words: readonly string[], locale: Locale): string[] {
  return words.filter((name) => name.endsWith(`/${locale}.ts`));
}

function nameOf(address: string): string {
  return address.slice(ASSETS.length, -".js".length);
}
