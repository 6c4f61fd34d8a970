import { renumbered } from "./renumbered.ts";
import { simplerSteps } from "./simpler-steps.ts";
import { shorter } from "./shorter.ts";
import type { Step } from "./step.ts";

/** Shrinking stops after replaying this many steps and activities. */
const MAX_REPLAYED = 1_000_000;

/**
 * Shrinks a failing scenario: removes steps, activities, words and conditions while it still fails. After each success
 * all removals are tried again, until none helps.
 */
export function shrinkScenario(scenario: readonly Step[], fails: (scenario: readonly Step[]) => boolean): readonly Step[] {
  let smallest = scenario;
  let replayed = 0;

  function tryAll(ways: Iterable<readonly Step[]>): boolean {
    for (const smaller of ways) {
      replayed += sizeOf(smaller);
      if (replayed > MAX_REPLAYED) return false;
      if (!fails(smaller)) continue;
      smallest = smaller;
      return true;
    }
    return false;
  }

  while (tryAll(renumbered(smallest)) || tryAll(shorter(smallest)) || tryAll(withSimplerStep(smallest))) continue;
  return smallest;
}

function* withSimplerStep(scenario: readonly Step[]): Generator<readonly Step[]> {
  for (const [at, step] of scenario.entries()) {
    for (const simpler of simplerSteps(step)) yield scenario.with(at, simpler);
  }
}

function sizeOf(scenario: readonly Step[]): number {
  return scenario.reduce((size, step) => size + (step.step === "upsert" ? step.records.length : 100), 0);
}
