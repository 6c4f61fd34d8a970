import { whenIdle } from "../when-idle.ts";

/** A `ref`: fetches what counts that a banner was seen. Without a line it is not counted. */
export function countBanner(banner: HTMLElement): () => void {
  const watching = new Promise<void>(whenIdle).then(() => import("./watch-banner.ts")).then(({ watchBanner }) => watchBanner(banner));
  return () =>
    watching.then(
      (stop) => stop(),
      () => {},
    );
}
