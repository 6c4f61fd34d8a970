import { sendAnalyticsEvent } from "./send-event.ts";

const HALF = 0.5;
const MIN_VIEW_MS = 1_000;

/** Counts each banner in an element (`data-banner`) once at least half of it was on the screen for a second. */
export function watchBanners(root: ParentNode): void {
  for (const banner of root.querySelectorAll<HTMLElement>("[data-banner]")) watchBanner(banner);
}

function watchBanner(banner: HTMLElement): void {
  let isInView = false;
  let timer: NodeJS.Timeout | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
      update();
    },
    { threshold: HALF },
  );

  function update(): void {
    clearTimeout(timer);
    // Another list has replaced it.
    if (!banner.isConnected) return stop();
    if (isInView && !document.hidden) timer = setTimeout(countView, MIN_VIEW_MS);
  }

  function countView(): void {
    sendAnalyticsEvent("banner-view", Number(banner.dataset.banner));
    stop();
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", update);
  }

  document.addEventListener("visibilitychange", update);
  observer.observe(banner);
}
