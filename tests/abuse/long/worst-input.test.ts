import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../support/app.ts";
import { nginx } from "../../support/proxies/proxy.ts";
import { hostileNames } from "../load/clients.ts";
import { besideHarmless, withstand } from "../load/gate.ts";
import { memoryOf } from "../load/memory-of.ts";
import { openGate, type OpenGate } from "../load/open-gate.ts";
import { findExpensiveBaits, findExpensiveRequests } from "../worst/expensive-requests.ts";
import { knownIn } from "../worst/known.ts";
import { measureBound, type Bound } from "../worst/main-thread.ts";
import { everySurface, type Known } from "../worst/surfaces.ts";

const MINUTE_MS = 60_000;
/** Other than that of `npm test`. */
const SEED = 1_138;
/** Of each surface. */
const REQUESTS = 300;
/** Of each regular expression. */
const BAITS = 6;

describe("what a request can cost", () => {
  let product: TestApp;
  let known: Known;
  let bound: Bound;
  beforeAll(async () => {
    product = await testApp({ isFilled: true, pagesBytes: 1 });
    known = await knownIn(product.db);
    bound = await measureBound(product);
  }, 2 * MINUTE_MS);
  afterAll(() => product.close());

  test.for(everySurface())("none of 300 hostile requests of the $name costs more than ten plain pages", async (surface) => {
    expect(await findExpensiveRequests(product, surface, { known, seed: SEED, count: REQUESTS, bound })).toEqual([]);
  });

  test("none of thousands of baits of our regular expressions costs more than ten plain pages", async () => {
    expect(await findExpensiveBaits(product, { seed: SEED, each: BAITS, bound })).toEqual([]);
  });

  test("nothing of all this is a failure of ours", () => {
    expect(product.errors).toEqual([]);
  });
});

/** How long visitors are measured beside each kind of clients; as long again beside harmless ones. */
const MEASURED_MS = 5_000;
/** The first fills caches. */
const ROUNDS = 3;
/** Of the server after the first round. */
const MAX_GROWTH = 1.15;

describe.for([
  { way: "directly", isBehindNginx: false },
  { way: "behind nginx", isBehindNginx: true },
])("what hostile clients of one address range do to visitors of others, $way", ({ isBehindNginx }) => {
  let gate: OpenGate | null = null;
  afterEach(async () => {
    await gate?.stop();
    gate = null;
  });

  test.skipIf(isBehindNginx && nginx === null)(
    "64 connections of each kind, again and again for minutes, leave pages and memory within their bounds",
    { timeout: 60 * MINUTE_MS },
    async () => {
      gate = await openGate({ isBehindNginx });
      await besideHarmless(gate, { for_ms: MEASURED_MS, seed: SEED });
      const wrong: string[] = [];
      const memory: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const hostile of hostileNames) {
          const { figures, faults } = await withstand(gate, hostile, { for_ms: MEASURED_MS, seed: SEED + 100 * round });
          console.log(`${hostile}, ${figures}`);
          wrong.push(...faults.map((fault) => `${hostile}: ${fault}`));
        }
        memory.push(await memoryOf(gate.metricsPort));
      }
      console.log(`memory after each round: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(", ")} MB`);
      expect(wrong).toEqual([]);
      expect((memory.at(-1) ?? 0) / (memory[0] ?? 1)).toBeLessThan(MAX_GROWTH);
    },
  );
});
