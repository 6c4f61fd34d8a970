import type { SearchRecord } from "../search.ts";
import type { Random } from "../../random/random.ts";
import { changedActivity, randomActivity } from "./random-activity.ts";
import { PLATFORMS, randomPlatform } from "./random-platform.ts";
import type { Step } from "./step.ts";

/** What a story has come to: the activities that there are, all ids that there ever were, and the next one. */
export type Telling = { random: Random; records: Map<number, SearchRecord>; everKnown: number[]; nextId: number };

/** One thing that changes: a little mostly, at times nearly everything. */
export function changed(telling: Telling): Step {
  const { random, everKnown } = telling;
  switch (random.below(14)) {
    case 0:
      return added(telling, 1 + random.below(40));
    case 1:
      return added(telling, Math.ceil(everKnown.length / 2));
    case 2:
    case 3:
      return removed(telling, someIds(telling, 20));
    case 4:
      return removed(telling, someIds(telling, everKnown.length));
    case 5:
      return altered(telling, someIds(telling, everKnown.length));
    case 6:
      return uprooted(telling);
    case 7:
    case 8:
      return { step: "tidy", steps: random.oneOf([1, 2, 5, 100, 100_000]), anew: random.below(4) === 0 };
    case 9:
      return { step: "restart", cache: random.below(2) === 0 };
    case 10:
      return described(random);
    default:
      return altered(telling, someIds(telling, 30));
  }
}

/** New activities, their ids in a row or with gaps. */
export function added(telling: Telling, times: number): Step {
  const records: SearchRecord[] = [];
  for (let time = 0; time < times; time += 1) {
    records.push(randomActivity(telling.random, telling.nextId));
    telling.nextId += telling.random.oneOf([1, 1, 1, 2, 9]);
  }
  return upserted(telling, records);
}

/** Ones that are known, that are gone and come back, and some twice in one batch. */
function altered(telling: Telling, ids: readonly number[]): Step {
  const { random, records } = telling;
  return upserted(
    telling,
    ids.map((id) => {
      const before = records.get(id);
      return before ? changedActivity(random, before) : randomActivity(random, id);
    }),
  );
}

/** Every activity leaves its cities and is called otherwise. */
function uprooted(telling: Telling): Step {
  return upserted(
    telling,
    [...telling.records.values()].map((record) => ({ ...record, cities: [], title: `${record.title} elders` })),
  );
}

function upserted({ records, everKnown }: Telling, batch: readonly SearchRecord[]): Step {
  for (const record of batch) {
    if (!records.has(record.id)) everKnown.push(record.id);
    records.set(record.id, record);
  }
  return { step: "upsert", records: batch };
}

function removed({ records }: Telling, ids: readonly number[]): Step {
  for (const id of ids) records.delete(id);
  return { step: "remove", ids };
}

function described(random: Random): Step {
  const platform = random.oneOf(PLATFORMS);
  return { step: "describe", platform, facts: randomPlatform(random, platform) };
}

function someIds({ random, everKnown }: Telling, most: number): number[] {
  return everKnown.length === 0 ? [] : Array.from({ length: random.below(most + 1) }, () => random.oneOf(everKnown));
}
