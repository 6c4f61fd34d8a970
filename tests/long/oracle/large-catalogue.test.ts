import { expect, test } from "vitest";
import { agreementOf } from "../../../packages/search/tests/agreement.ts";

test("searches over more than 65,536 activities agree with a full scan, with thousands of words that share a prefix", () => {
  const agreement = agreementOf([{ activities: 70_000, changes: 12, searches: 8 }], { seed: 300_001 });
  expect(agreement).toEqual({ catalogues: 1, searches: 104, difference: null });
});
