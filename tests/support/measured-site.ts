import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { sharedBrowser } from "./browser.ts";
import { filledServer, type FilledServer } from "./filled-server.ts";
import { startTagManager, type FakeTagManager } from "./fake-tag-manager.ts";
import { measuredVisit, type MeasuredVisit } from "./measured-visit.ts";

const START_MS = 180_000;

type Viewport = { width: number; height: number };
export type MeasuredSite = {
  /** What the tag manager was asked in this test. */
  asked(): FakeTagManager["asked"];
  visit(key: BrandKey, viewport?: Viewport): Promise<MeasuredVisit>;
};

/** A server with the given containers and a tag manager beside it, for the tests of a file. */
export function measuredSite(containers: Record<string, string>): MeasuredSite {
  let site: { server: FilledServer; manager: FakeTagManager; browser: Browser };

  beforeAll(async () => {
    const manager = await startTagManager();
    const server = await filledServer({ ...containers, TAG_MANAGER_URL: manager.url });
    site = { manager, server, browser: await sharedBrowser() };
  }, START_MS);
  beforeEach(() => void (site.manager.asked.length = 0));
  afterAll(async () => {
    await site.server.stop();
    await site.manager.stop();
  });

  return {
    asked: () => site.manager.asked,
    visit: (key, viewport) => measuredVisit(site.browser, key, { port: site.server.port, viewport }),
  };
}
