import type { EntryContext } from "react-router";
import type { Locale } from "../brands/brand.ts";
import { moduleName, type BuiltModules } from "./built-modules.server.ts";

/**
 * What a page sends for at once when it begins to come alive (decisions/003-late-hydration.md): all modules of its screen and of the
 * entry, with the words of its language. And what the modules of other screens wait for once they are there: words by module, their names
 * apart by spaces.
 */
export type ModulesToSendFor = { modules: readonly string[]; words: Readonly<Record<string, string>> };

/** What was put together for a build before, by routes and language. */
const known = new WeakMap<BuiltModules, Map<string, ModulesToSendFor>>();

/** The modules that a page of these routes needs in this language. */
export function modulesToSendFor(router: EntryContext, built: BuiltModules, locale: Locale): ModulesToSendFor {
  const ofBuild = known.get(built) ?? new Map<string, ModulesToSendFor>();
  known.set(built, ofBuild);
  const key = [locale, ...idsOf(router)].join(" ");
  const made = ofBuild.get(key) ?? listModules(router, built, locale);
  ofBuild.set(key, made);
  return made;
}

function listModules(router: EntryContext, built: BuiltModules, locale: Locale): ModulesToSendFor {
  const { entry, routes } = router.manifest;
  const modules = withAllTheyNeed(
    [entry.module, ...idsOf(router).flatMap((id) => routes[id]?.module ?? [])].map(moduleName),
    built,
    locale,
  );
  const ofScreens = Object.values(routes).flatMap((route) => (route ? [route.module, ...(route.imports ?? [])].map(moduleName) : []));
  const waiting = [...new Set(ofScreens)].filter((name) => !modules.includes(name) && built.get(name)?.words[locale].length);
  const wordsOf = (name: string) => withAllTheyNeed(built.get(name)?.words[locale] ?? [], built, locale).join(" ");
  return { modules, words: Object.fromEntries(waiting.map((name) => [name, wordsOf(name)])) };
}

function idsOf({ staticHandlerContext }: EntryContext): string[] {
  return staticHandlerContext.matches.map(({ route }) => route.id);
}

/** Each before what it needs. */
function withAllTheyNeed(names: readonly string[], built: BuiltModules, locale: Locale): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const module = built.get(name);
    for (const each of [...(module?.imports ?? []), ...(module?.words[locale] ?? [])]) visit(each);
  };
  for (const name of names) visit(name);
  return [...found];
}
