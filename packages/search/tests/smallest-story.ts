import { renumbered } from "./renumbered.ts";
import { simplerSteps } from "./simpler-steps.ts";
import { shorter } from "./shorter.ts";
import type { Step } from "./step.ts";

/** Making smaller ends when so many steps and activities were told again. */
const MOST_TOLD = 1_000_000;

/**
 * The smallest form of a story that still fails: steps, activities, words and conditions are left out as long as it
 * does. Each way of making it smaller begins anew after one that helped, until none does.
 */
export function smallestStory(story: readonly Step[], fails: (story: readonly Step[]) => boolean): readonly Step[] {
  let smallest = story;
  let told = 0;

  function tryAll(ways: Iterable<readonly Step[]>): boolean {
    for (const smaller of ways) {
      told += sizeOf(smaller);
      if (told > MOST_TOLD) return false;
      if (!fails(smaller)) continue;
      smallest = smaller;
      return true;
    }
    return false;
  }

  while (tryAll(renumbered(smallest)) || tryAll(shorter(smallest)) || tryAll(withSimplerStep(smallest))) continue;
  return smallest;
}

function* withSimplerStep(story: readonly Step[]): Generator<readonly Step[]> {
  for (const [at, step] of story.entries()) {
    for (const simpler of simplerSteps(step)) yield story.with(at, simpler);
  }
}

function sizeOf(story: readonly Step[]): number {
  return story.reduce((size, step) => size + (step.step === "upsert" ? step.records.length : 100), 0);
}
