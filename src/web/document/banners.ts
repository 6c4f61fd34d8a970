import { whenIdle } from "../when-idle.ts";

/**
 * Counts each banner within an element (`data-banner`) once it is seen. Also called with content that comes later. Without a
 * connection for its script nothing is counted.
 */
export function watchBanners(root: ParentNode): void {
  const banners = root.querySelectorAll<HTMLElement>("[data-banner]");
  if (banners.length > 0) whenIdle(() => void watch(banners).catch(() => {}));
}

async function watch(banners: Iterable<HTMLElement>): Promise<void> {
  const { watchBanner } = await import("../counting/watch-banner.ts");
  for (const banner of banners) watchBanner(banner);
}
