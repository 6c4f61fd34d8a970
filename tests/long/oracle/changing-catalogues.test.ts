import { expect, test } from "vitest";
import { agreementOf } from "../../../packages/search/tests/agreement.ts";
import { scenarioSizes } from "../../../packages/search/tests/scenario-sizes.ts";

const SEEDS = Array.from({ length: 10 }, (_, index) => 200_000 + index * 1_000);

test.each(SEEDS)("2,100 searches agree with a full scan while 50 catalogues, from seed %i, change, are compacted and restarted", (seed) => {
  const agreement = agreementOf(scenarioSizes(50, { changes: 20, searches: 2 }), { seed });
  expect(agreement).toEqual({ catalogues: 50, searches: 2_100, difference: null });
});
