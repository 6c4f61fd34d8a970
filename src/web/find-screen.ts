import type { Screen } from "./document/screen.ts";
import { REGIONS, regionsUrl } from "./navigation/regions-response.ts";
import type { ScreenName } from "./navigation/routes.ts";
import { SCREENS } from "./screens.ts";

type Found = { name: ScreenName; screen: Screen; params: Readonly<Record<string, string>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const names = Object.keys(SCREENS) as ScreenName[];
const hasParameters = (name: ScreenName) => /[:*]/.test(SCREENS[name].path);
/** The screen of every path that no other screen has is tried last. */
const isForOthers = (name: ScreenName) => SCREENS[name].path === "/*";

/** Screens without parameters, by their path in lower case: most requests are found here. */
const byPath = new Map(
  names.filter((name) => !hasParameters(name)).map((name) => [SCREENS[name].path, { name, screen: SCREENS[name], params: {} }]),
);
const patterned = names.filter(hasParameters).toSorted((a, b) => Number(isForOthers(a)) - Number(isForOthers(b)));
const byPattern = patterned.map((name) => ({
  name,
  screen: SCREENS[name],
  pattern: new URLPattern({ pathname: SCREENS[name].path }, { ignoreCase: true }),
}));

/** The screen of a path; null for a path that cannot be decoded. */
export function findScreen(pathname: string): Found | null {
  const still = byPath.get(pathname.toLowerCase());
  if (still) return still;
  for (const { pattern, ...route } of byPattern) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    const params = groups && decoded(groups);
    if (params) return { ...route, params };
  }
  return null;
}

/** The address that a document is cached by: its path, and the part of the query that it depends on. Null for what is not cached. */
export function documentKey({ pathname, search, searchParams }: URL): string | null {
  const found = findScreen(pathname);
  const key = found?.screen.cacheKey?.(searchParams) ?? null;
  if (!found || key === null) return null;
  const query = new URLSearchParams(key).toString();
  const address = query ? `${pathname}?${query}` : pathname;
  return asksForRegions(found.screen, search) ? regionsUrl(address) : address;
}

/** Whether a step within a list asks for the regions of a page alone. */
export function asksForRegions({ hasRegions }: Screen, query: string): boolean {
  return hasRegions && query.endsWith(REGIONS);
}

function decoded(groups: Readonly<Record<string, string | undefined>>): Record<string, string> | null {
  try {
    return Object.fromEntries(
      Object.entries(groups).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodeURIComponent(value)]])),
    );
  } catch {
    return null;
  }
}
