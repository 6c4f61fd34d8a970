import { expect, test } from "vitest";
import { agreementOf } from "../../../packages/search/tests/agreement.ts";
import { scenarioSizes } from "../../../packages/search/tests/scenario-sizes.ts";

const SEEDS = Array.from({ length: 10 }, (_, index) => 100_000 + index * 1_000);

test.each(SEEDS)("2,000 searches over 50 catalogues, from seed %i, agree with a full scan", (seed) => {
  const agreement = agreementOf(scenarioSizes(50, { changes: 0, searches: 40 }), { seed });
  expect(agreement).toEqual({ catalogues: 50, searches: 2_000, difference: null });
});
