import { expect, test } from "vitest";
import { agreementOf } from "../../../packages/search/tests/agreement.ts";
import { plots } from "../../../packages/search/tests/plots.ts";

const SEEDS = Array.from({ length: 10 }, (_, index) => 100_000 + index * 1_000);

test.each(SEEDS)("2,000 searches over 50 catalogues, from seed %i, give what looking at every activity gives", (seed) => {
  const agreement = agreementOf(plots(50, { changes: 0, searches: 40 }), { seed });
  expect(agreement).toEqual({ catalogues: 50, searches: 2_000, difference: null });
});
