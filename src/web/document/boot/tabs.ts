/**
 * Turns links to panels (`[data-tabs]`) into tabs, after the ARIA pattern: arrows, Home and End move and choose. The fragment of the
 * address selects the first tab. Without JavaScript all panels are shown below each other.
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
      panel.dataset.enhanced = "";
    }
  }
  const first = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  if (first) choose(first);

  list.addEventListener("click", (event) => {
    const tab = event.target instanceof Element ? event.target.closest("a") : null;
    if (!tab) return;
    event.preventDefault();
    choose(tab);
  });
  list.addEventListener("keydown", (event) => {
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const next = { ArrowRight: (index + 1) % tabs.length, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next);
    if (!tab) return;
    event.preventDefault();
    choose(tab);
    tab.focus();
  });
}
