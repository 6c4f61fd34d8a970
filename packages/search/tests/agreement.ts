import { asTest } from "./as-test.ts";
import { firstDifference, type Difference, type OpenEngine } from "./first-difference.ts";
import { randomScenario, type ScenarioSize } from "./random-scenario.ts";
import { shrinkScenario } from "./shrink-scenario.ts";
import type { Step } from "./step.ts";

/** How many catalogues and searches agreed until the first difference, which is given as a test to paste. */
export type Agreement = { catalogues: number; searches: number; difference: string | null };

/** Runs random scenarios, from the first seed on, against the engine and the oracle. */
export function agreementOf(sizes: readonly ScenarioSize[], { seed, open }: { seed: number; open?: OpenEngine }): Agreement {
  let searches = 0;
  for (const [index, size] of sizes.entries()) {
    const scenario = randomScenario(seed + index, size);
    const difference = firstDifference(scenario, open);
    if (difference) return { catalogues: index, searches, difference: `seed ${seed + index}\n${shrunkTest(scenario, difference, open)}` };
    searches += scenario.filter(({ step }) => step === "search").length;
  }
  return { catalogues: sizes.length, searches, difference: null };
}

/** Shrinks a failing scenario, keeping the kind of difference: an error or another answer. */
function shrunkTest(scenario: readonly Step[], { at, engine }: Difference, open?: OpenEngine): string {
  const smallest = shrinkScenario(scenario.slice(0, at + 1), (smaller) => typeof firstDifference(smaller, open)?.engine === typeof engine);
  const difference = firstDifference(smallest, open);
  return difference ? asTest(smallest, difference) : "The scenario fails only as a whole.";
}
