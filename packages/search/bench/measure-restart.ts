import { createEngine } from "../engine.ts";
import type { SearchEngine } from "../search.ts";
import { PLATFORM, type BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Query } from "./query.ts";
import { memoryNow, memorySince, type MemoryUse } from "./memory.ts";
import { queryKinds, queriesOf, type QueryKind } from "./query-kinds.ts";
import { randomQueries } from "./random-queries.ts";
import { readSections } from "./sections-file.ts";
import { summaryOf, type Summary } from "./summary.ts";

const CACHED_QUERIES = 200;
const WARM_UP_QUERIES = 1_000;
/** The number of slowest queries that are repeated, and how often. */
const SLOWEST = 20;
const REPEATS = 3;

/** Measurements of our own engine only, after a restart from the snapshot in `file`. */
export type RestartTask = { file: string; count: number; randomQueries: number };

export type RestartOutcome = {
  read_ms: number;
  load_ms: number;
  firstAnswer_ms: number;
  /** Growth of the process's memory at rest, after loading and one query with a word. */
  memory: MemoryUse;
  /** Times of the next page of the query just answered, whose matches are cached. */
  cached: Partial<Record<QueryKind, Summary | null>>;
  /**
   * Random queries, each measured once; `repeated_ms` is the most that one of the slowest takes when repeated, without
   * one-time costs such as compilation or garbage collection.
   */
  random: { summary: Summary | null; slowest: Query | null; repeated_ms: number };
};

/** Starts from a snapshot, measures cached queries, and finds the slowest of many random queries. */
export async function measureRestart(
  { file, count, randomQueries: queries }: RestartTask,
  catalogue: BenchCatalogue,
): Promise<RestartOutcome> {
  const about = { catalogue, count };
  const before = await memoryNow();
  const { engine, times } = start(createEngine(), { file, ...about });
  ask(engine, { filter: { genericSearchQuery: "kanoen" }, page: 1 });

  return {
    ...times,
    memory: memorySince(before, await memoryNow(engine.kernelBytes())),
    cached: measureCached(engine, about),
    random: findSlowest(start(createEngine({ cache: false }), { file, ...about }).engine, { ...about, queries }),
  };
}

/** Loads an engine from a snapshot; the sections are not referenced afterwards, so that they can be collected. */
function start(engine: SearchEngine, { file, catalogue, count }: { file: string; catalogue: BenchCatalogue; count: number }) {
  const begin = performance.now();
  const sections = readSections(file);
  const read = performance.now();
  engine.load(sections);
  engine.describe(PLATFORM, catalogue.facts);
  const loaded = performance.now();
  const { total } = engine.search(PLATFORM, {}, { page: 1, limit: LIMIT });
  const answered = performance.now();
  if (total !== count) throw new RangeError(`The snapshot holds ${total} of ${count} activities.`);
  return { engine, times: { read_ms: read - begin, load_ms: loaded - read, firstAnswer_ms: answered - loaded } };
}

function measureCached(engine: SearchEngine, about: { catalogue: BenchCatalogue; count: number }): RestartOutcome["cached"] {
  const cached: RestartOutcome["cached"] = {};
  for (const kind of queryKinds) {
    const queries = queriesOf(kind, about)
      .take(CACHED_QUERIES)
      .map((query) => {
        ask(engine, query);
        return timed(() => ask(engine, { ...query, page: query.page + 1 }));
      });
    cached[kind] = summaryOf([...queries]);
  }
  return cached;
}

type Search = { catalogue: BenchCatalogue; count: number; queries: number };

function findSlowest(engine: SearchEngine, { catalogue, count, queries }: Search): RestartOutcome["random"] {
  const warmUp = randomQueries(catalogue, count);
  for (const query of warmUp.take(WARM_UP_QUERIES)) ask(engine, query);
  const times: number[] = [];
  let slowest: { query: Query; time: number }[] = [];
  for (const query of randomQueries(catalogue, count).drop(WARM_UP_QUERIES).take(queries)) {
    const time = timed(() => ask(engine, query));
    times.push(time);
    if (slowest.length === SLOWEST && time <= (slowest.at(-1)?.time ?? 0)) continue;
    slowest = [...slowest, { query, time }].toSorted((a, b) => b.time - a.time).slice(0, SLOWEST);
  }
  const repeated = slowest.map(({ query }) => Math.min(...Array.from({ length: REPEATS }, () => timed(() => ask(engine, query)))));
  return { summary: summaryOf(times), slowest: slowest[0]?.query ?? null, repeated_ms: Math.max(0, ...repeated) };
}

function ask(engine: SearchEngine, { filter, page }: Query): void {
  engine.search(PLATFORM, filter, { page, limit: LIMIT });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
