import sharp from "sharp";
import { afterAll, afterEach, expect, test } from "vitest";
import type { Jobs } from "../src/jobs/start-jobs.ts";
import { testApp } from "./support/app.ts";
import { addFourBrands } from "./support/four-brands.ts";
import { addActivity } from "./support/fixtures.ts";
import { testJobs } from "./support/jobs.ts";
import { countDrawings, socialPictureOf } from "./support/social-pictures.ts";

const LONG_MS = 60_000;

const product = await testApp({ fill: addFourBrands });
let jobs: Jobs | null = null;
afterEach(async () => {
  await jobs?.stop();
  jobs = null;
});
afterAll(() => product.close());

async function startDrawing(): Promise<void> {
  jobs = await testJobs(product.database, { mediaFolder: product.mediaFolder });
}

test(
  "the first request waits until the picture is drawn, and later requests get the same bytes",
  async () => {
    await startDrawing();
    for (const [path, host, kind] of [
      ["/uitjes/kano-nl", "nl.localhost", "activity"],
      ["/blog/1", "kids.localhost", "blog"],
      ["/bedrijfsuitje/utrecht", "de.localhost", "landing"],
      ["/", "be.localhost", "brand"],
    ] as const) {
      const picture = await socialPictureOf(product, path, host);
      expect(picture).toMatch(new RegExp(`^/static/social/${kind}-\\d+-[0-9a-f]{16}\\.jpg$`));
      const [first, second] = await Promise.all([product.get(picture, host), product.get(picture, host)]);
      expect([path, first.status, first.headers.get("content-type"), first.headers.get("cache-control")]).toEqual([
        ...[path, 200, "image/jpeg"],
        "public, max-age=31536000, immutable",
      ]);
      const jpeg = Buffer.from(await first.arrayBuffer());
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(Buffer.from(await second.arrayBuffer()).equals(jpeg)).toBe(true);
      const again = await product.get(picture, host);
      expect(Buffer.from(await again.arrayBuffer()).equals(jpeg)).toBe(true);
    }
    expect(product.errors).toEqual([]);
  },
  LONG_MS,
);

test("a guessed name, one of another brand and one of a hidden activity are not found and draw nothing", async () => {
  const ours = await socialPictureOf(product, "/uitjes/kano-be", "be.localhost");
  const { rows } = await product.database.pool.query<{ id: number }>("select id from activity where slug = 'concept-nl'");
  for (const [path, host] of [
    [ours, "nl.localhost"],
    [ours.replace(/[0-9a-f]{16}/, "0123456789abcdef"), "be.localhost"],
    [`/static/social/activity-${rows[0]?.id}-0123456789abcdef.jpg`, "nl.localhost"],
    ["/static/social/activity-9999999999-0123456789abcdef.jpg", "nl.localhost"],
    ["/static/social/activity-99999999999-0123456789abcdef.jpg", "nl.localhost"],
    ["/static/social/..%2Fserver.ts", "nl.localhost"],
    ["/static/social/", "nl.localhost"],
  ] as const)
    expect([path, (await product.get(path, host)).status]).toEqual([path, 404]);
  expect(await countDrawings(product)).toBe(0);
});

test("renaming an activity changes the URL of its picture, and the old URL is not found", async () => {
  await addActivity(product.db, { platform: 1, slug: "boog", title: "Boogschieten" });
  await product.catalogue.refresh();
  const before = await socialPictureOf(product, "/uitjes/boog");
  await product.db.updateTable("activity").set({ title: "Boogschieten bij nacht" }).where("slug", "=", "boog").execute();
  await product.catalogue.refresh();
  expect(await socialPictureOf(product, "/uitjes/boog")).not.toBe(before);
  expect((await product.get(before)).status).toBe(404);
});
