import type { Page } from "playwright-core";

/** URL pattern of the scripts of a page. */
export const SCRIPTS = "**/static/assets/*.js";

/** Delays matching requests until the returned function is called. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return resolve;
}
