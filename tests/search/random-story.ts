import type { SearchRecord } from "../../src/search/search.ts";
import { chanceOf, type Chance } from "../support/hostile/chance.ts";
import { aimedFilter } from "./aimed-filter.ts";
import { changedActivity, randomActivity } from "./random-activity.ts";
import { PLATFORMS, randomPlatform } from "./random-platform.ts";
import { randomFilter, randomOrder, randomPage } from "./random-search.ts";
import type { Step } from "./step.ts";

/** How many activities there are at first, how many times something changes, and how often is searched after each. */
export type Plot = { activities: number; changes: number; searches: number };

/** What the story has come to. */
type Telling = { chance: Chance; records: Map<number, SearchRecord>; everKnown: number[]; nextId: number };

/** A catalogue of chance that is filled, searched, changed and searched again; the same for the same seed. */
export function randomStory(seed: number, { activities, changes, searches }: Plot): Step[] {
  const chance = chanceOf(seed);
  const telling: Telling = {
    chance,
    records: new Map(),
    everKnown: [],
    nextId: chance.pick([1, 1, 1, 1, 1, 1, 40_000, 40_000, 40_000, 4_194_000]),
  };
  const story: Step[] = PLATFORMS.map((platform) => ({ step: "describe", platform, facts: randomPlatform(chance, platform) }));

  for (let left = activities; left > 0; left -= 150) story.push(added(telling, Math.min(left, 150)));
  story.push(...searched(telling, searches));
  for (let change = 0; change < changes; change += 1) story.push(changed(telling), ...searched(telling, searches));
  return story;
}

function searched({ chance, records, everKnown }: Telling, times: number): Step[] {
  return Array.from({ length: times }, () => {
    const platform = chance.below(3) === 0 ? chance.pick(PLATFORMS) : 1;
    const aim = chance.below(2) === 0 ? undefined : records.get(chance.pick([0, ...everKnown]));
    const asked = aim ? aimedFilter(chance, aim) : randomFilter(chance, platform);
    const filter = { ...randomOrder(chance), ...asked };
    return { step: "search", platform: aim?.platform ?? platform, filter, page: randomPage(chance, everKnown) };
  });
}

function changed(telling: Telling): Step {
  const { chance, everKnown } = telling;
  switch (chance.below(10)) {
    case 0:
      return added(telling, 1 + chance.below(40));
    case 1:
    case 2:
      return removed(telling, some(chance, everKnown, 20));
    case 3:
    case 4:
      return { step: "tidy", steps: chance.pick([1, 2, 5, 100, 100_000]) };
    case 5:
      return { step: "restart" };
    case 6:
      return described(chance);
    default:
      return altered(telling, 1 + chance.below(30));
  }
}

function added(telling: Telling, times: number): Step {
  const records: SearchRecord[] = [];
  for (let time = 0; time < times; time += 1) {
    records.push(randomActivity(telling.chance, telling.nextId));
    telling.nextId += telling.chance.pick([1, 1, 1, 2, 9]);
  }
  return told(telling, records);
}

/** Ones that are known, that are gone and come back, and some twice in one batch. */
function altered(telling: Telling, times: number): Step {
  const { chance, records, everKnown } = telling;
  return told(
    telling,
    some(chance, everKnown, times).map((id) => {
      const before = records.get(id);
      return before ? changedActivity(chance, before) : randomActivity(chance, id);
    }),
  );
}

function told({ records, everKnown }: Telling, batch: readonly SearchRecord[]): Step {
  for (const record of batch) {
    records.set(record.id, record);
    everKnown.push(record.id);
  }
  return { step: "upsert", records: batch };
}

function removed({ records }: Telling, ids: readonly number[]): Step {
  for (const id of ids) records.delete(id);
  return { step: "remove", ids };
}

function described(chance: Chance): Step {
  const platform = chance.pick(PLATFORMS);
  return { step: "describe", platform, facts: randomPlatform(chance, platform) };
}

function some(chance: Chance, ids: readonly number[], most: number): number[] {
  return ids.length === 0 ? [] : Array.from({ length: chance.below(most + 1) }, () => chance.pick(ids));
}
