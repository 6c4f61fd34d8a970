import type { Page } from "playwright-core";

/** What the scripts of a page are called. */
export const SCRIPTS = "**/static/assets/*.js";

/** Keeps files on their way to the page back until the answer is called. */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  return resolve;
}
