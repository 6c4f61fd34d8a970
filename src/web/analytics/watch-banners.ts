import { sendMoment } from "./send-moment.ts";

const HALF = 0.5;
const A_WHILE_MS = 1_000;

/**
 * Counts each banner within an element (`data-banner`) once at least half of it was on the screen for a second. Also called with
 * content that comes later.
 */
export function watchBanners(root: ParentNode): void {
  for (const banner of root.querySelectorAll<HTMLElement>("[data-banner]")) watchBanner(banner);
}

function watchBanner(banner: HTMLElement): void {
  let isInView = false;
  let timer: NodeJS.Timeout | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= HALF;
      look();
    },
    { threshold: HALF },
  );

  function look(): void {
    clearTimeout(timer);
    // Another list has taken its place.
    if (!banner.isConnected) return stop();
    if (isInView && !document.hidden) timer = setTimeout(seen, A_WHILE_MS);
  }

  function seen(): void {
    sendMoment("banner-view", Number(banner.dataset.banner));
    stop();
  }

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
  }

  document.addEventListener("visibilitychange", look);
  observer.observe(banner);
}
