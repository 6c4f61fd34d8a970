import { asTest } from "./as-test.ts";
import { firstDifference, type Difference, type OpenEngine } from "./first-difference.ts";
import { randomStory, type Plot } from "./random-story.ts";
import { smallestStory } from "./smallest-story.ts";
import type { Step } from "./step.ts";

/** How many searches over how many catalogues gave the same, until one did not: that one as a test to paste. */
export type Agreement = { catalogues: number; searches: number; difference: string | null };

/** Tells stories of chance, from the first seed on, to the engine and the oracle. */
export function agreementOf(plots: readonly Plot[], { seed, open }: { seed: number; open?: OpenEngine }): Agreement {
  let searches = 0;
  for (const [index, plot] of plots.entries()) {
    const story = randomStory(seed + index, plot);
    const difference = firstDifference(story, open);
    if (difference) return { catalogues: index, searches, difference: `seed ${seed + index}\n${shrunken(story, difference, open)}` };
    searches += story.filter(({ step }) => step === "search").length;
  }
  return { catalogues: plots.length, searches, difference: null };
}

/** An error stays an error, and another answer another answer. */
function shrunken(story: readonly Step[], { at, engine }: Difference, open?: OpenEngine): string {
  const smallest = smallestStory(story.slice(0, at + 1), (smaller) => typeof firstDifference(smaller, open)?.engine === typeof engine);
  const difference = firstDifference(smallest, open);
  return difference ? asTest(smallest, difference) : "The story fails only as a whole.";
}
