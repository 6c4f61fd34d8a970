import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { WORST_FORMS } from "./worst/bodies.ts";
import { dearBaits, dearRequestsOf } from "./worst/dear-requests.ts";
import { knownIn } from "./worst/known.ts";
import { measureBound, type Bound } from "./worst/main-thread.ts";
import { everySurface, pagePaths, type Known } from "./worst/surfaces.ts";

/** Of each surface; `npm run abuse -- worst` asks 300. */
const REQUESTS = 10;
const SEED = 38;

describe("what a request can cost", () => {
  let product: Awaited<ReturnType<typeof testApp>>;
  let known: Known;
  let bound: Bound;
  beforeAll(async () => {
    product = await testApp({ isFilled: true, pagesBytes: 1 });
    known = await knownIn(product.db);
    bound = await measureBound(product);
  });
  afterAll(() => product.close());

  test("every page that takes a form has a generator of hostile ones", async () => {
    const takesForms = async (page: string) => {
      const path = page.replace(/:slug$/, known.slug).replaceAll(/:\w+\??|\*/g, "x");
      const statuses = [path, `${path === "/" ? "/_root" : path}.data`].map(
        async (address) => (await product.post(address, { body: "", headers: { "content-type": "text/plain" } })).status,
      );
      return (await Promise.all(statuses)).some((status) => status !== 405);
    };
    const withForms = await Promise.all(pagePaths.map(async (path) => ((await takesForms(path)) ? [path] : [])));
    expect(withForms.flat().toSorted()).toEqual(
      [...new Set(WORST_FORMS.map(({ path }) => path))].filter((path) => path !== "/moments").toSorted(),
    );
  });

  test.for(everySurface())("no hostile request of the $name costs more than ten plain pages", { timeout: 120_000 }, async (surface) => {
    expect(await dearRequestsOf(product, surface, { known, seed: SEED, count: REQUESTS, bound })).toEqual([]);
  });

  test("no bait of any regular expression of the product costs more than ten plain pages", { timeout: 120_000 }, async () => {
    expect(await dearBaits(product, { seed: SEED, each: 1, bound })).toEqual([]);
  });

  test("nothing of all this is a failure of ours", () => {
    expect(product.errors).toEqual([]);
  });
});
