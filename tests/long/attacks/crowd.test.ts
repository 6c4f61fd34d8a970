import { afterEach, beforeEach, expect, test } from "vitest";
import { testApp, type TestApp } from "../../support/app.ts";
import { addActivity, addOrganisation } from "../../support/fixtures.ts";
import { attack, mailsToProviders, visit } from "../../abuse/crowd.ts";

const SLUGS = Array.from({ length: 20 }, (_, at) => `uitje-van-${at}`);
let product: TestApp;

beforeEach(async () => {
  product = await testApp({
    fill: async (db) => {
      for (const slug of SLUGS) await addActivity(db, { slug, organisation_id: await addOrganisation(db, {}) });
    },
  });
});
afterEach(() => product.close());

test(
  "1,000 automated submissions from one IP range send a provider at most five mails, without an explanation",
  { timeout: 120_000 },
  async () => {
    const statuses = await attack(product, { count: 1_000, slug: SLUGS[0] ?? "" });
    expect(await mailsToProviders(product.db)).toBeLessThanOrEqual(5);
    // Rate-limited submissions get 429; the others get thanks or a proof of work.
    expect(new Set(statuses.keys())).toEqual(new Set([200, 303, 429]));
    expect(statuses.get(429)).toBeGreaterThan(970);
    const held = await product.db.selectFrom("quote_request").select("id").where("held", "=", true).execute();
    expect(held.length).toBeGreaterThan(0);
  },
);

test("200 visitors in the same hour all succeed, also without JavaScript and during such an attack", { timeout: 120_000 }, async () => {
  await attack(product, { count: 100, slug: SLUGS[0] ?? "" });
  const before = await mailsToProviders(product.db);
  expect(await visit(product, { count: 200, slugs: SLUGS })).toEqual([]);
  expect((await mailsToProviders(product.db)) - before).toBe(200);
});
