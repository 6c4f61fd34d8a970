/**
 * Makes tabs of links to panels (`[data-tabs]`), after the ARIA pattern: arrows, Home and End move and choose. Without
 * JavaScript the panels stand under each other; the address chooses the first one that is shown.
 */
export function startTabs(): void {
  for (const list of document.querySelectorAll<HTMLElement>("[data-tabs]")) makeTabs(list);
}

function makeTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll("a")];
  const panelOf = (tab: HTMLAnchorElement) => document.getElementById(tab.hash.slice(1));

  function choose(chosen: HTMLAnchorElement): void {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute("hidden", !isChosen);
    }
  }

  list.role = "tablist";
  list.ariaLabel = list.dataset.tabs ?? null;
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.role = "tab";
    tab.setAttribute("aria-controls", tab.hash.slice(1));
    if (panel) {
      panel.role = "tabpanel";
      panel.setAttribute("aria-labelledby", tab.id);
      panel.dataset.alive = "";
    }
  }
  const first = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  if (first) choose(first);

  list.addEventListener("click", (event) => {
    const tab = tabs.find((one) => event.target instanceof Node && one.contains(event.target));
    if (!tab) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener("keydown", (event) => {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab === document.activeElement),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

/** The index of the tab that a key leads to; -1 for a key that leads to none. */
function indexAfter(key: string, index: number, amount: number): number {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % amount;
    case "ArrowLeft":
      return (index + amount - 1) % amount;
    case "Home":
      return 0;
    case "End":
      return amount - 1;
    default:
      return -1;
  }
}
