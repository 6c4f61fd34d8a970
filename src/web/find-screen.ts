import type { Screen } from "./document/screen.ts";
import type { ScreenName } from "./screen-files.ts";
import { SCREENS } from "./screens.ts";

type Found = { name: ScreenName; screen: Screen; params: Readonly<Record<string, string>> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
const names = Object.keys(SCREENS) as ScreenName[];
const hasParameters = (name: ScreenName) => SCREENS[name].path.includes(":");

/** Screens without parameters, by their path in lower case: most requests are found here. */
const byPath = new Map(
  names.filter((name) => !hasParameters(name)).map((name) => [SCREENS[name].path, { name, screen: SCREENS[name], params: {} }]),
);
const byPattern = names.filter(hasParameters).map((name) => ({
  name,
  screen: SCREENS[name],
  pattern: new URLPattern({ pathname: SCREENS[name].path }, { ignoreCase: true }),
}));

/** Ends the addresses of the data that React Router's browser asks for. */
const ROUTER_DATA = ".data";

/** The screen of a path; null where React Router answers. A path that cannot be decoded has none. */
export function findScreen(pathname: string): Found | null {
  return pathname.endsWith(ROUTER_DATA) ? null : match(pathname);
}

/**
 * The address that a document is cached by: its path, and the part of the query that it depends on. Null for what is not
 * cached; undefined where React Router answers.
 */
export function documentKey({ pathname, searchParams }: URL): string | null | undefined {
  // Tabs that were open before a deploy ask for these data. Their answer redirects to the whole address.
  if (pathname.endsWith(ROUTER_DATA)) return match(pathname.slice(0, -ROUTER_DATA.length)) ? null : undefined;
  const found = match(pathname);
  if (!found) return undefined;
  const { cacheKey } = found.screen;
  if (!cacheKey) return null;
  const query = new URLSearchParams(cacheKey(searchParams)).toString();
  return query ? `${pathname}?${query}` : pathname;
}

function match(pathname: string): Found | null {
  const still = byPath.get(pathname.toLowerCase());
  if (still) return still;
  for (const { pattern, ...route } of byPattern) {
    const groups = pattern.exec({ pathname })?.pathname.groups;
    const params = groups && decoded(groups);
    if (params) return { ...route, params };
  }
  return null;
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
