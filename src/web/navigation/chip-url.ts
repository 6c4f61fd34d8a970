import type { NavigationState } from "./navigation-store.ts";

/**
 * The address that a chip navigates to. Its `href` is the shown list without one choice. While another list of the same page loads,
 * the result is that list without the choice, so that no choice made meanwhile is lost.
 */
export function chipUrl(url: string, { shown, pending }: NavigationState): string {
  const [path, query] = pending?.split("?", 2) ?? [];
  if (path === undefined || [shown, url].some((other) => other.split("?", 1)[0] !== path)) return url;
  const next = new URLSearchParams(query);
  const left = paramsOf(url);
  for (const [name, values] of paramsOf(shown)) {
    const removed = values.split(",").filter((value) => !left.get(name)?.split(",").includes(value));
    const rest = next
      .get(name)
      ?.split(",")
      .filter((value) => !removed.includes(value));
    if (rest?.length) next.set(name, rest.join(","));
    else next.delete(name);
  }
  for (const pageParameter of ["pagina", "p", "na"]) next.delete(pageParameter);
  return next.size > 0 ? `${path}?${next}`.replaceAll("%2C", ",") : path;
}

function paramsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?", 2)[1]);
}
