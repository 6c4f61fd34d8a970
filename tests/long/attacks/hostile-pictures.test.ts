import { expect, test } from "vitest";
import { takeHostile } from "../../support/hostile/take-hostile.ts";
import { expectHarmless } from "../../abuse/expect-harmless.ts";

test("one hostile picture of every kind does no harm", { timeout: 120_000 }, async () => {
  const report = await takeHostile(60, 20_270_511);
  expect(report.taken).toHaveLength(60);
  expectHarmless(report);
});
