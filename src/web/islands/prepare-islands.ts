import { whenIdle } from "../browser/when-idle.ts";
import { fetchIsland } from "./fetch-island.ts";
import { hydrateIsland } from "./hydrate-island.ts";
import { isIslandName } from "./registry.ts";

/** The first of these events starts the fetching of islands. */
const FIRST_INPUTS = ["pointermove", "pointerdown", "keydown"];

/**
 * Fetches the islands of the page at the visitor's first input, and hydrates each once it is in view and the browser is idle, so that
 * its first use does not wait. With data saving on, each island is fetched at its own first interaction instead.
 */
export function prepareIslands(): void {
  if (savesData()) return;
  const prepare = () => {
    for (const type of FIRST_INPUTS) removeEventListener(type, prepare, { capture: true });
    if (navigator.onLine) whenIdle(fetchIslands);
  };
  for (const type of FIRST_INPUTS) addEventListener(type, prepare, { capture: true, passive: true });
}

function fetchIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated], [data-hydration=manual])")) {
    if (!isIslandName(island.dataset.island)) continue;
    // After a failure the island's first interaction retries, in browsers that retry failed modules (document/early/early.ts).
    fetchIsland(island.dataset.island).then(
      () => whenInView(island, () => whenIdle(() => void hydrateIsland(island))),
      () => {},
    );
  }
}

function whenInView(island: HTMLElement, work: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    work();
  });
  // An island with `display: contents` has no box, so its children are observed too.
  for (const part of [island, ...island.children]) observer.observe(part);
}

function savesData(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only Chromium knows it, and TypeScript does not
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}
