import { renumbered } from "./renumbered.ts";
import { simplerSteps } from "./simpler-steps.ts";
import { shorter } from "./shorter.ts";
import type { Step } from "./step.ts";

/** A story is told at most so often while it is made smaller. */
const MOST_TRIES = 3_000;

/**
 * The smallest form of a story that still fails: steps, activities, words and conditions are left out as long as it
 * does. Each way of making it smaller begins anew after one that helped, until none does.
 */
export function smallestStory(story: readonly Step[], fails: (story: readonly Step[]) => boolean): readonly Step[] {
  let smallest = story;
  let tries = 0;

  function tryAll(ways: Iterable<readonly Step[]>): boolean {
    for (const smaller of ways) {
      tries += 1;
      if (tries > MOST_TRIES) return false;
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
