import type { Screen } from "./document/screen.ts";
import { REGIONS, regionsUrl } from "./navigation/regions-response.ts";
import type { ScreenName } from "./navigation/routes.ts";
import { SCREENS } from "./screens.ts";

type Found = { name: ScreenName; screen: Screen; params: Readonly<Record<string, string>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const names = Object.keys(SCREENS) as ScreenName[];
const hasParameters = (name: ScreenName) => /[:*]/.test(SCREENS[name].path);
/** Whether a screen is for all other paths; it is tried last. */
const isCatchAll = (name: ScreenName) => SCREENS[name].path === "/*";

/** Screens without parameters, by their path in lower case: most requests match here. */
const byPath = new Map(
  names.filter((name) => !hasParameters(name)).map((name) => [SCREENS[name].path, { name, screen: SCREENS[name], params: {} }]),
);
const patterned = names.filter(hasParameters).toSorted((a, b) => Number(isCatchAll(a)) - Number(isCatchAll(b)));
const byPattern = patterned.map((name) => ({
  name,
  screen: SCREENS[name],
  pattern: new URLPattern({ pathname: SCREENS[name].path }, { ignoreCase: true }),
}));

/** The screen of a path; null for a path that cannot be decoded. */
export function findScreen(pathname: string): Found | null {
  const exact = byPath.get(pathname.toLowerCase());
  if (exact) return exact;
  for (const { pattern, ...route } of byPattern) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    const params = groups && decoded(groups);
    if (params) return { ...route, params };
  }
  return null;
}

/** The cache key of a document: its path, and the part of the query on which it depends. Null if it is not cached. */
export function documentKey({ pathname, search, searchParams }: URL): string | null {
  const found = findScreen(pathname);
  const key = found?.screen.cacheKey?.(searchParams) ?? null;
  if (!found || key === null) return null;
  const query = new URLSearchParams(key).toString();
  const address = query ? `${pathname}?${query}` : pathname;
  return requestsRegions(found.screen, search) ? regionsUrl(address) : address;
}

/** Whether a query requests only the regions of a page (navigation/regions-response.ts). */
export function requestsRegions({ hasRegions }: Screen, query: string): boolean {
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
