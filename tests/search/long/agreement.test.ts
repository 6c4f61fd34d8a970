import { expect, test } from "vitest";
import { agreementOf } from "../agreement.ts";
import { plots } from "../plots.ts";

test("20,000 searches over 500 catalogues of chance give what looking at every activity gives", () => {
  const agreement = agreementOf(plots(500, { changes: 0, searches: 40 }), { seed: 100_000 });
  expect(agreement).toEqual({ catalogues: 500, searches: 20_000, difference: null });
});

test("21,000 searches do so while 500 catalogues change, are tidied and restart", () => {
  const agreement = agreementOf(plots(500, { changes: 20, searches: 2 }), { seed: 200_000 });
  expect(agreement).toEqual({ catalogues: 500, searches: 21_000, difference: null });
});

test("they do over more activities than 16 bits can number, whose words begin alike by the thousands", () => {
  const agreement = agreementOf([{ activities: 70_000, changes: 12, searches: 8 }], { seed: 300_001 });
  expect(agreement).toEqual({ catalogues: 1, searches: 104, difference: null });
});
