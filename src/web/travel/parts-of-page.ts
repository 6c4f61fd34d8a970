import { indexIn, keyIn } from "../history-entry.ts";

declare global {
  interface Window {
    /** React Router puts it there. */
    __reactRouterDataRouter?: {
      state: { navigation: { state: string } };
      navigate(to: string, options: { replace: boolean; preventScrollReset: boolean }): Promise<void>;
    };
  }
}

/**
 * Leaves steps from part to part of a page, and to the same one again, to the browser. The router would render all of the page again before anybody sees
 * the step, and has one height for all entries that plain links made: the way back from one part to another led nowhere
 * (decisions/053-a-tap-is-answered-first.md). To be called before the router starts, as listeners on the window run in the order in
 * which they came. On the way to a part the page scrolls smoothly (src/web/styles/base.css). It hears of a step that ends a journey
 * to another page, and of all steps where there is no Navigation API.
 */
export function keepPartsFromRouter(): void {
  if (!("navigation" in window)) return;
  const { navigation } = window;
  /** How far down the page somebody stood when they left an entry, by the browser's key of it. */
  const heights = new Map<string, number>();
  let step: NavigationType | null = null;
  let left: unknown;
  const keyOfEntry = () => navigation.currentEntry?.key ?? "";

  navigation.addEventListener("navigate", ({ hashChange, navigationType, destination }) => {
    // A step to the part that the address already names changes no hash.
    const isOnceMore = navigationType === "replace" && destination.url === location.href && location.hash !== "";
    step = hashChange || isOnceMore ? navigationType : null;
    // A lone `#`, as what closes a sheet leaves, is no part.
    const isToPart = step !== null && step !== "traverse" && new URL(destination.url).hash !== "";
    document.documentElement.toggleAttribute("data-to-part", isToPart);
    left = history.state;
    heights.set(keyOfEntry(), scrollY);
  });
  addEventListener("popstate", (event) => {
    const isOnTheWay = window.__reactRouterDataRouter?.state.navigation.state !== "idle";
    if (!step || isOnTheWay) return;
    if (step === "traverse") {
      if (keyIn(event.state) !== keyIn(left)) return;
      standAt(heights.get(keyOfEntry()));
    } else nameEntry(left, step === "push");
    event.stopImmediatePropagation();
  });
}

/** Where somebody stood before; after a reload nobody knows, and the part begins at its top. */
function standAt(top: number | undefined): void {
  const part = document.getElementById(location.hash.slice(1));
  if (top === undefined && part) part.scrollIntoView();
  else scrollTo({ top: top ?? 0, behavior: "instant" });
}

/** To the router an entry of a part is one more of its page: of that it keeps the height on the way to another page. */
function nameEntry(left: unknown, isNew: boolean): void {
  history.replaceState({ key: keyIn(left), idx: indexIn(left) + (isNew ? 1 : 0) }, "");
}
