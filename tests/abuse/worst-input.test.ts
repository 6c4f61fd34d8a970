import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp } from "../support/app.ts";
import { besideHarmless, withstand } from "./load/gate.ts";
import { openGate, type OpenGate } from "./load/open-gate.ts";
import { memoryOf } from "./load/memory-of.ts";
import type { Visited } from "./load/visit.ts";
import { WORST_FORMS } from "./worst/bodies.ts";
import { findExpensiveBaits, findExpensiveRequests } from "./worst/expensive-requests.ts";
import { knownIn } from "./worst/known.ts";
import { measureBound, type Bound } from "./worst/main-thread.ts";
import { everySurface, pagePaths, type Known } from "./worst/surfaces.ts";

/** Per surface; `npm run abuse -- worst` sends 300. */
const REQUESTS = 10;
const SEED = 38;
/** Measuring time of visitors beside each kind of hostile client. */
const MEASURED_MS = 1_500;
/** Limit for growth: filled caches and 64 connections. */
const MAX_GROWTH_BYTES = 450_000_000;

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

  test("every page with a form has a generator of hostile forms", async () => {
    const takesForms = async (page: string) => {
      const path = page.replace(/:slug$/, known.slug).replaceAll(/:\w+\??|\*/g, "x");
      return (await product.post(path, { body: "", headers: { "content-type": "text/plain" } })).status !== 405;
    };
    const withForms = await Promise.all(pagePaths.map(async (path) => ((await takesForms(path)) ? [path] : [])));
    expect(withForms.flat().toSorted()).toEqual(
      [...new Set(WORST_FORMS.map(({ path }) => path))].filter((path) => path !== "/moments").toSorted(),
    );
  });

  test.for(everySurface())("no hostile request of the $name costs more than ten plain pages", { timeout: 120_000 }, async (surface) => {
    expect(await findExpensiveRequests(product, surface, { known, seed: SEED, count: REQUESTS, bound })).toEqual([]);
  });

  test("no worst case of a regular expression costs more than ten plain pages", { timeout: 120_000 }, async () => {
    expect(await findExpensiveBaits(product, { seed: SEED, each: 1, bound })).toEqual([]);
  });

  test("no request above caused an error", () => {
    expect(product.errors).toEqual([]);
  });
});

describe("what hostile clients of one address range do to visitors of others", () => {
  let gate: OpenGate;
  let harmless: Visited;
  let before_bytes = 0;
  beforeAll(async () => {
    gate = await openGate();
    // Fewer requests than any hostile client sends: a strict reference for the waiting time of visitors.
    harmless = await besideHarmless(gate, { for_ms: MEASURED_MS, seed: SEED });
    before_bytes = await memoryOf(gate.metricsPort);
  }, 120_000);
  afterAll(() => gate.stop());

  test.for(["typing texts", "calling the API", "sending forms", "hanging up", "asking ahead"] as const)(
    "64 connections of clients %s leave pages within their bounds, memory too, and the next request is served",
    { timeout: 120_000 },
    async (hostile) => {
      const { figures, faults, memory_bytes } = await withstand(gate, hostile, { for_ms: MEASURED_MS, seed: SEED, harmless });
      expect(faults, figures).toEqual([]);
      expect(memory_bytes - before_bytes, figures).toBeLessThan(MAX_GROWTH_BYTES);
    },
  );
});
