import { afterAll, expect, test } from "vitest";
import type { Jobs } from "../../../src/jobs/start-jobs.ts";
import { testApp } from "../../support/app.ts";
import { addFourBrands } from "../../support/four-brands.ts";
import { testJobs } from "../../support/jobs.ts";
import { countDrawings, socialPictureOf } from "../../support/social-pictures.ts";

const DRAWN_WITHIN_MS = 30_000;

const product = await testApp({ fill: addFourBrands });
let jobs: Jobs | undefined;
afterAll(async () => {
  await jobs?.stop();
  await product.close();
});

test("without a drawing worker, a request for a picture gets 503 with Retry-After, and the picture is queued once", async () => {
  const picture = await socialPictureOf(product, "/uitjes/kano-be", "be.localhost");
  const answers = await Promise.all([product.get(picture, "be.localhost"), product.get(picture, "be.localhost")]);
  for (const answer of answers) expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
  expect((await product.get(picture, "be.localhost")).status).toBe(503);
  expect(await countDrawings(product)).toBe(1);
  jobs = await testJobs(product.database, { mediaFolder: product.mediaFolder });
  await expect.poll(async () => (await product.get(picture, "be.localhost")).status, { timeout: DRAWN_WITHIN_MS }).toBe(200);
});
