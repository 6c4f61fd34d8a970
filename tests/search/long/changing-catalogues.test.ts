import { expect, test } from "vitest";
import { agreementOf } from "../agreement.ts";
import { plots } from "../plots.ts";

test("21,000 searches do so while 500 catalogues change, are tidied and restart", () => {
  const agreement = agreementOf(plots(500, { changes: 20, searches: 2 }), { seed: 200_000 });
  expect(agreement).toEqual({ catalogues: 500, searches: 21_000, difference: null });
});
