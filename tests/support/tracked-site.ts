import { afterAll, beforeAll, beforeEach } from "vitest";
import type { BrandKey } from "../../src/brands/brand.ts";
import { filledServer, type FilledServer } from "./filled-server.ts";
import { startTagManager, type FakeTagManager } from "./fake-tag-manager.ts";
import { trackedVisit, type TrackedVisit } from "./tracked-visit.ts";
import { visits, type OpenVisit } from "./visit.ts";
import { warmVisits } from "./warm-visits.ts";

const START_MS = 180_000;

type Viewport = { width: number; height: number };
export type TrackedSite = {
  /** Requests to the tag manager in this test. */
  asked(): FakeTagManager["asked"];
  visit: OpenTrackedVisit;
  /** In a new page, for a test that blocks scripts or changes the browser. */
  newVisit: OpenTrackedVisit;
};
type OpenTrackedVisit = (key: BrandKey, viewport?: Viewport) => Promise<TrackedVisit>;

/** A server with these containers and a fake tag manager, for the tests of a file. */
export function trackedSite(containers: Record<string, string>): TrackedSite {
  let site: { server: FilledServer; manager: FakeTagManager };

  beforeAll(async () => {
    const manager = await startTagManager();
    const server = await filledServer({ ...containers, TAG_MANAGER_URL: manager.url });
    site = { manager, server };
  }, START_MS);
  beforeEach(() => void (site.manager.asked.length = 0));
  afterAll(async () => {
    await site.server.stop();
    await site.manager.stop();
  });

  const visitBy =
    (open: OpenVisit): OpenTrackedVisit =>
    async (key, viewport) =>
      trackedVisit(await open(key, { port: site.server.port, viewport, allowsOtherHosts: true }));
  return { asked: () => site.manager.asked, visit: visitBy(warmVisits()), newVisit: visitBy(visits()) };
}
