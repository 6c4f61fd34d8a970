import { seededRandom } from "../../random/random.ts";
import { matchingFilter } from "./matching-filter.ts";
import { added, changed, type ScenarioState } from "./random-changes.ts";
import { PLATFORMS, randomPlatform } from "./random-platform.ts";
import { randomBroadSearch, randomFilter, randomOrder, randomPage } from "./random-search.ts";
import type { Step } from "./step.ts";

/** The number of initial activities, of changes, and of searches after each change. */
export type ScenarioSize = { activities: number; changes: number; searches: number };

type SearchStep = Step & { step: "search" };

/** Most catalogues begin at id 1, some much higher, and some near the limit of ids. */
const FIRST_IDS = [1, 1, 1, 1, 1, 1, 40_000, 40_000, 40_000, 4_194_000];
const BATCH = 150;

/** A catalogue that is filled, searched, changed and searched again; determined by the seed. */
export function randomScenario(seed: number, { activities, changes, searches }: ScenarioSize): Step[] {
  const random = seededRandom(seed);
  const state: ScenarioState = { random, records: new Map(), allIds: [], nextId: random.oneOf(FIRST_IDS) };
  const scenario: Step[] = PLATFORMS.map((platform) => ({ step: "describe", platform, facts: randomPlatform(random, platform) }));

  if (random.below(3) === 0) scenario.push({ step: "restart", cache: false });
  for (let left = activities; left > 0; left -= BATCH) scenario.push(added(state, Math.min(left, BATCH)));
  if (random.below(2) === 0) scenario.push({ step: "tidy", steps: 100_000, fromStart: false });
  scenario.push(...searchSteps(state, searches));
  for (let change = 0; change < changes; change += 1) scenario.push(changed(state), ...searchSteps(state, searches));
  return scenario;
}

function searchSteps(state: ScenarioState, times: number): Step[] {
  let last = search(state);
  return Array.from({ length: times }, () => {
    last = state.random.below(4) === 0 ? followUp(state, last) : search(state);
    return last;
  });
}

function search({ random, records, allIds }: ScenarioState): SearchStep {
  const platform = random.below(3) === 0 ? random.oneOf(PLATFORMS) : 1;
  if (random.below(6) === 0) return { step: "search", platform, ...randomBroadSearch(random, platform) };

  const target = random.below(2) === 0 ? undefined : records.get(random.oneOf([0, ...allIds]));
  const conditions = target ? matchingFilter(random, target) : randomFilter(random, platform);
  const filter = { ...randomOrder(random), ...conditions };
  return { step: "search", platform: target?.platform ?? platform, filter, page: randomPage(random, allIds) };
}

/** The previous search with another order, a random page or the next page. */
function followUp({ random, allIds }: ScenarioState, { filter, page, ...before }: SearchStep): SearchStep {
  if (random.below(3) === 0) return { ...before, filter: { ...filter, ...randomOrder(random) }, page };
  if (random.below(2) === 0) return { ...before, filter, page: randomPage(random, allIds) };
  return { ...before, filter, page: { ...page, page: page.page + 1 } };
}
