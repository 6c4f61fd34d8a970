import { indexIn, keyIn } from "./entry-state.ts";

/**
 * Leaves steps from part to part of a page to the browser. The router would render all of the page again before anybody sees
 * the step, and has one height for all entries that plain links made: the way back from one part to another led nowhere.
 * To be called before the router starts, as listeners on the window run in the order in which they came. A browser without
 * the Navigation API leaves such steps to the router.
 */
export function keepPartsFromRouter(): void {
  if (!("navigation" in window)) return;
  const { navigation } = window;
  /** How far down the page somebody stood when they left an entry, by the browser's key of it. */
  const heights = new Map<string, number>();
  let step: NavigateEvent | null = null;
  let left: unknown;
  const keyOfEntry = () => navigation.currentEntry?.key ?? "";

  navigation.addEventListener("navigate", (event) => {
    step = event.hashChange ? event : null;
    left = history.state;
    heights.set(keyOfEntry(), scrollY);
  });
  addEventListener("popstate", (event) => {
    const top = heights.get(keyOfEntry());
    if (!step || (step.navigationType === "traverse" && top === undefined)) return;
    event.stopImmediatePropagation();
    if (step.navigationType === "traverse") scrollTo({ top, behavior: "instant" });
    else history.replaceState({ key: keyIn(left), idx: indexIn(left) + Number(step.navigationType === "push") }, "");
  });
}
