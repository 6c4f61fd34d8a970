import { isDeepStrictEqual } from "node:util";
import { createEngine } from "../engine.ts";
import { createScan } from "../oracle/scan.ts";
import type { Search, SearchEngine, SearchRecord, SearchResult } from "../search.ts";
import { LANGUAGES } from "./random-platform.ts";
import type { Step } from "./step.ts";

/** Where the engine first does otherwise than the oracle, and what each of them answers; an error is an answer too. */
export type Difference = { at: number; engine: SearchResult | string; oracle: SearchResult | string };

export type OpenEngine = (options: { cache: boolean }) => SearchEngine;

/** An engine with what it takes to restart it. */
type Running = {
  open: OpenEngine;
  engine: SearchEngine;
  tidying: Generator<void> | null;
  records: Map<number, SearchRecord>;
};

/** Lets a story happen to a new engine and to the oracle; null when they agree on all of it. */
export function firstDifference(story: readonly Step[], open: OpenEngine = createEngine): Difference | null {
  const oracle = createScan();
  const running: Running = { open, engine: open({ cache: true }), tidying: null, records: new Map() };
  // A platform tells its language before anything else.
  for (const [platform, language] of LANGUAGES) {
    for (const search of [oracle, running.engine]) search.describe(platform, { language, kinds: [], filters: [], cities: [] });
  }

  for (const [at, step] of story.entries()) {
    const expected = told(oracle, step);
    const answered = attempted(running, step);
    if (!isDeepStrictEqual(answered, expected)) return { at, engine: answered ?? "nothing", oracle: expected ?? "nothing" };
  }
  return null;
}

function attempted(running: Running, step: Step): SearchResult | string | null {
  try {
    return happened(running, step);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function happened(running: Running, step: Step): SearchResult | null {
  if (step.step === "restart") restart(running, step);
  if (step.step === "tidy") tidy(running, step);
  if (step.step === "upsert") for (const record of step.records) running.records.set(record.id, record);
  return told(running.engine, step);
}

/** What both the engine and the oracle are told. */
function told(search: Search, step: Step): SearchResult | null {
  switch (step.step) {
    case "describe":
      search.describe(step.platform, step.facts);
      return null;
    case "upsert":
      search.upsert(step.records);
      return null;
    case "remove":
      search.remove(step.ids);
      return null;
    case "search":
      return search.search(step.platform, step.filter, step.page);
    case "tidy":
    case "restart":
      return null;
  }
}

function tidy(running: Running, { steps, anew }: { steps: number; anew: boolean }): void {
  if (anew) running.tidying = null;
  running.tidying ??= running.engine.mergeChanges();
  for (let step = 0; step < steps; step += 1) {
    if (running.tidying.next().done) {
      running.tidying = null;
      return;
    }
  }
}

function restart(running: Running, options: { cache: boolean }): void {
  // As a file would hold them: what happens to the old engine afterwards changes nothing.
  const sections = new Map([...running.engine.save()].map(([name, bytes]) => [name, bytes.slice()]));
  running.engine = running.open(options);
  running.tidying = null;
  const unsaved = running.engine.load(sections);
  running.engine.upsert(unsaved.flatMap((id) => running.records.get(id) ?? []));
}
