import { expect, test } from "vitest";
import { agreementOf } from "./agreement.ts";
import { plots } from "./plots.ts";

test("whatever is asked, the engine finds, counts, orders and relaxes as looking at every activity does", { timeout: 120_000 }, () => {
  const agreement = agreementOf(plots(30, { changes: 0, searches: 30 }), { seed: 1 });
  expect(agreement.difference).toBeNull();
  expect(agreement.searches).toBe(900);
});

test("it still does after activities and platforms changed, between steps of tidying, and restarted", { timeout: 120_000 }, () => {
  const agreement = agreementOf(plots(25, { changes: 12, searches: 3 }), { seed: 1_001 });
  expect(agreement.difference).toBeNull();
  expect(agreement.searches).toBe(975);
});
