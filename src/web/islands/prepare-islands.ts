import { whenIdle } from "../browser/when-idle.ts";
import { fetchIsland } from "./fetch-island.ts";
import { hydrateIsland } from "./hydrate-island.ts";
import { isIslandName } from "./registry.ts";

/** The first of these tells that a visitor is there, who may use an island next. */
const FIRST_INPUTS = ["pointermove", "pointerdown", "keydown"];

/**
 * Fetches the islands of the page with the first input of a visitor, and hydrates each once it is in view and the browser is
 * idle, so that its first use waits for nothing. Not for visitors who save data: theirs are fetched with their first interaction.
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
  for (const island of document.querySelectorAll<HTMLElement>("[data-island]:not([data-hydrated], [data-hydration=asked])")) {
    if (!isIslandName(island.dataset.island)) continue;
    // One that does not come is fetched again when it is touched, by browsers that do not remember it (document/early.ts).
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
  // One without a box of its own is where its children are.
  for (const part of [island, ...island.children]) observer.observe(part);
}

function savesData(): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only Chromium knows it, and TypeScript does not
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData ?? false;
}
