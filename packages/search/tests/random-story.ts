import { seededRandom } from "../../random/random.ts";
import { aimedFilter } from "./aimed-filter.ts";
import { added, changed, type Telling } from "./random-changes.ts";
import { PLATFORMS, randomPlatform } from "./random-platform.ts";
import { randomBroadSearch, randomFilter, randomOrder, randomPage } from "./random-search.ts";
import type { Step } from "./step.ts";

/** How many activities there are at first, how many times something changes, and how often is searched after each. */
export type Plot = { activities: number; changes: number; searches: number };

type SearchStep = Step & { step: "search" };

/** Most catalogues begin at 1, some far from it, and some where the room of the ids is nearly full. */
const FIRST_IDS = [1, 1, 1, 1, 1, 1, 40_000, 40_000, 40_000, 4_194_000];
const BATCH = 150;

/** A random catalogue that is filled, searched, changed and searched again; the same for the same seed. */
export function randomStory(seed: number, { activities, changes, searches }: Plot): Step[] {
  const random = seededRandom(seed);
  const telling: Telling = { random, records: new Map(), everKnown: [], nextId: random.oneOf(FIRST_IDS) };
  const story: Step[] = PLATFORMS.map((platform) => ({ step: "describe", platform, facts: randomPlatform(random, platform) }));

  if (random.below(3) === 0) story.push({ step: "restart", cache: false });
  for (let left = activities; left > 0; left -= BATCH) story.push(added(telling, Math.min(left, BATCH)));
  if (random.below(2) === 0) story.push({ step: "tidy", steps: 100_000, anew: false });
  story.push(...searched(telling, searches));
  for (let change = 0; change < changes; change += 1) story.push(changed(telling), ...searched(telling, searches));
  return story;
}

function searched(telling: Telling, times: number): Step[] {
  let last = search(telling);
  return Array.from({ length: times }, () => {
    last = telling.random.below(4) === 0 ? leafed(telling, last) : search(telling);
    return last;
  });
}

function search({ random, records, everKnown }: Telling): SearchStep {
  const platform = random.below(3) === 0 ? random.oneOf(PLATFORMS) : 1;
  if (random.below(6) === 0) return { step: "search", platform, ...randomBroadSearch(random, platform) };

  const aim = random.below(2) === 0 ? undefined : records.get(random.oneOf([0, ...everKnown]));
  const asked = aim ? aimedFilter(random, aim) : randomFilter(random, platform);
  const filter = { ...randomOrder(random), ...asked };
  return { step: "search", platform: aim?.platform ?? platform, filter, page: randomPage(random, everKnown) };
}

/** The same question: another page of it, the next one, or another order. */
function leafed({ random, everKnown }: Telling, { filter, page, ...before }: SearchStep): SearchStep {
  if (random.below(3) === 0) return { ...before, filter: { ...filter, ...randomOrder(random) }, page };
  if (random.below(2) === 0) return { ...before, filter, page: randomPage(random, everKnown) };
  return { ...before, filter, page: { ...page, page: page.page + 1 } };
}
