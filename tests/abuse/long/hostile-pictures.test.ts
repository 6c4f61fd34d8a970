import { expect, test } from "vitest";
import { takeHostile, type Taken } from "../../support/hostile/take-hostile.ts";
import { expectHarmless } from "../expect-harmless.ts";

const MINUTES = 60_000;

test("a thousand hostile pictures do no harm", { timeout: 20 * MINUTES }, async () => {
  const report = await takeHostile(1000, 6);
  console.log(summaryOf(report.taken));
  console.log(
    `memory: ${megabytes(report.ownPeakBytes)} here, ${megabytes(report.decoderPeakBytes)} in a decoder (${report.decoders} of them)`,
  );
  expect(report.taken).toHaveLength(1000);
  expectHarmless(report);
});

function summaryOf(taken: Taken[]): string {
  const reasons = Map.groupBy(taken, ({ outcome }) => (outcome.kind === "refused" ? outcome.reason : outcome.kind));
  const [slowest] = taken.toSorted((a, b) => b.ms - a.ms);
  const counts = [...reasons].map(([reason, those]) => `${reason} ${those.length}`).join(", ");
  return `${counts}; slowest ${Math.round(slowest?.ms ?? 0)} ms: ${slowest?.kind}`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}
