import { expect, test } from "vitest";
import { agreementOf } from "./agreement.ts";
import { scenarioSizes } from "./scenario-sizes.ts";

test("for any search the engine finds, counts, orders and relaxes as a full scan does", { timeout: 120_000 }, () => {
  const agreement = agreementOf(scenarioSizes(30, { changes: 0, searches: 30 }), { seed: 1 });
  expect(agreement.difference).toBeNull();
  expect(agreement.searches).toBe(900);
});

test("the engine still agrees with a full scan after changes, between steps of tidying, and after restarts", { timeout: 120_000 }, () => {
  const agreement = agreementOf(scenarioSizes(25, { changes: 12, searches: 3 }), { seed: 1_001 });
  expect(agreement.difference).toBeNull();
  expect(agreement.searches).toBe(975);
});
