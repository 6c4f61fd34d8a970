import { createEngine } from "../../engine.ts";
import type { SearchEngine, SearchRecord } from "../../search.ts";
import { PLATFORM, type BenchCatalogue } from "../catalogue.ts";
import type { Contestant } from "../contestant.ts";
import { LIMIT } from "../query.ts";

const BATCH = 2_000;

/** Our own engine over the first `count` activities, with its text index merged. */
export function fillEngine({ facts, records }: BenchCatalogue, count: number): SearchEngine {
  const engine = createEngine({ cache: false });
  engine.describe(PLATFORM, facts);
  let batch: SearchRecord[] = [];
  for (const record of records(count)) {
    batch.push(record);
    if (batch.length < BATCH) continue;
    engine.upsert(batch);
    batch = [];
  }
  engine.upsert(batch);
  for (const _ of engine.mergeChanges());
  return engine;
}

/** Our own engine as a contestant. */
export function engineContestant(catalogue: BenchCatalogue, count: number): Contestant {
  const engine = fillEngine(catalogue, count);
  return {
    name: "Uitkijk",
    unsupported: {},
    notes: ["In the process that serves the page; random order by a keyed bijection; each filter is counted without its own group."],
    kernelBytes: engine.kernelBytes,
    save: () => new Map(engine.save()),
    answer: ({ filter, page }) => engine.search(PLATFORM, filter, { page, limit: LIMIT }),
  };
}
