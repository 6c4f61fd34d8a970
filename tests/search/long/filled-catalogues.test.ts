import { expect, test } from "vitest";
import { agreementOf } from "../agreement.ts";
import { plots } from "../plots.ts";

test("20,000 searches over 500 catalogues of chance give what looking at every activity gives", () => {
  const agreement = agreementOf(plots(500, { changes: 0, searches: 40 }), { seed: 100_000 });
  expect(agreement).toEqual({ catalogues: 500, searches: 20_000, difference: null });
});
