import { hydrateIsland } from "../islands/hydrate-island.ts";
import type { IslandProps } from "../islands/islands.ts";
import { openConsent } from "../tracking/consent-door.ts";
import { keptChoice, onOtherChoice } from "../tracking/kept-choice.ts";
import { whenSeen } from "../tracking/when-seen.ts";
import { whenIdle } from "../when-idle.ts";
import { onClick } from "./delegate.ts";

/**
 * Asks for consent where visits may be measured, and goes on without the bar where the visitor has chosen: React comes only for
 * the bar. Its link at the foot of the page opens it again; where it cannot be fetched, the link leads to the privacy statement.
 */
export function startConsent(): void {
  const bar = document.querySelector<HTMLElement>("[data-island=consent]");
  if (!bar) return;
  onClick("[data-consent]", (link, event) => {
    event.preventDefault();
    void hydrateIsland(bar).then((isHydrated) => {
      if (!isHydrated && link instanceof HTMLAnchorElement) location.assign(link.href);
      else openConsent();
    });
  });
  // Nobody is asked in a page that may never be looked at.
  void whenSeen().then(() =>
    whenIdle(() => {
      if (keptChoice()) void startTracking(bar).catch(() => {});
      else void hydrateIsland(bar);
    }),
  );
}

/** As the visitor has chosen on another page, and may choose in another window. */
async function startTracking({ dataset }: HTMLElement): Promise<void> {
  const { startTracker, tellChoice } = await import("../tracking/tracker.ts");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- render-page.server.tsx writes the props of the bar
  const { tagManager } = JSON.parse(dataset.props ?? "{}") as IslandProps["consent"];
  startTracker(tagManager, keptChoice());
  onOtherChoice(tellChoice);
  // A page that the browser restores from its cache may be older than the last choice.
  addEventListener("pageshow", ({ persisted }) => {
    const latest = persisted ? keptChoice() : null;
    if (latest) tellChoice(latest);
  });
}
