import type { SearchRecord } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { changedActivity, randomActivity } from "./random-activity.ts";
import { PLATFORMS, randomPlatform } from "./random-platform.ts";
import type { Step } from "./step.ts";

/** The state of a scenario: current activities, all ids ever used, and the next id. */
export type ScenarioState = { random: Random; records: Map<number, SearchRecord>; allIds: number[]; nextId: number };

/** A random change: mostly of a few activities, sometimes of nearly all. */
export function changed(state: ScenarioState): Step {
  const { random, allIds } = state;
  switch (random.below(14)) {
    case 0:
      return added(state, 1 + random.below(40));
    case 1:
      return added(state, Math.ceil(allIds.length / 2));
    case 2:
    case 3:
      return removed(state, someIds(state, 20));
    case 4:
      return removed(state, someIds(state, allIds.length));
    case 5:
      return altered(state, someIds(state, allIds.length));
    case 6:
      return relocated(state);
    case 7:
    case 8:
      return { step: "tidy", steps: random.oneOf([1, 2, 5, 100, 100_000]), fromStart: random.below(4) === 0 };
    case 9:
      return { step: "restart", cache: random.below(2) === 0 };
    case 10:
      return described(random);
    default:
      return altered(state, someIds(state, 30));
  }
}

/** Adds activities with consecutive ids or gaps between them. */
export function added(state: ScenarioState, times: number): Step {
  const records: SearchRecord[] = [];
  for (let time = 0; time < times; time += 1) {
    records.push(randomActivity(state.random, state.nextId));
    state.nextId += state.random.oneOf([1, 1, 1, 2, 9]);
  }
  return upserted(state, records);
}

/** Changes existing activities and adds removed ones again; ids may occur twice in a batch. */
function altered(state: ScenarioState, ids: readonly number[]): Step {
  const { random, records } = state;
  return upserted(
    state,
    ids.map((id) => {
      const before = records.get(id);
      return before ? changedActivity(random, before) : randomActivity(random, id);
    }),
  );
}

/** Removes all cities and changes all titles. */
function relocated(state: ScenarioState): Step {
  return upserted(
    state,
    [...state.records.values()].map((record) => ({ ...record, cities: [], title: `${record.title} elders` })),
  );
}

function upserted({ records, allIds }: ScenarioState, batch: readonly SearchRecord[]): Step {
  for (const record of batch) {
    if (!records.has(record.id)) allIds.push(record.id);
    records.set(record.id, record);
  }
  return { step: "upsert", records: batch };
}

function removed({ records }: ScenarioState, ids: readonly number[]): Step {
  for (const id of ids) records.delete(id);
  return { step: "remove", ids };
}

function described(random: Random): Step {
  const platform = random.oneOf(PLATFORMS);
  return { step: "describe", platform, facts: randomPlatform(random, platform) };
}

function someIds({ random, allIds }: ScenarioState, most: number): number[] {
  return allIds.length === 0 ? [] : Array.from({ length: random.below(most + 1) }, () => random.oneOf(allIds));
}
