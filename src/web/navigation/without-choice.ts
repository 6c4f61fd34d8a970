import type { Steps } from "./step-store.ts";

/**
 * Where a chip leads. Its own address is the list that is shown without one choice; while another list of the same page loads, it is
 * that list without the choice, so that nothing that was chosen meanwhile is lost.
 */
export function withoutChoice(url: string, { shown, pending }: Steps): string {
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
  for (const ofPage of ["pagina", "p", "na"]) next.delete(ofPage);
  return next.size > 0 ? `${path}?${next}`.replaceAll("%2C", ",") : path;
}

function paramsOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split("?", 2)[1]);
}
