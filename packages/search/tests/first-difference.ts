import { isDeepStrictEqual } from "node:util";
import { createEngine } from "../engine.ts";
import { createScan } from "../oracle/scan.ts";
import type { Search, SearchEngine, SearchRecord, SearchResult } from "../search.ts";
import { LANGUAGES } from "./random-platform.ts";
import type { Step } from "./step.ts";

/** The first step in which engine and oracle differ, and their answers; an error counts as an answer. */
export type Difference = { at: number; engine: SearchResult | string; oracle: SearchResult | string };

export type OpenEngine = (options: { cache: boolean }) => SearchEngine;

/** An engine, and what is needed to restart it. */
type Running = {
  open: OpenEngine;
  engine: SearchEngine;
  tidying: Generator<void> | null;
  records: Map<number, SearchRecord>;
};

/** Runs a scenario against a new engine and the oracle; null if they agree on every step. */
export function firstDifference(scenario: readonly Step[], open: OpenEngine = createEngine): Difference | null {
  const oracle = createScan();
  const running: Running = { open, engine: open({ cache: true }), tidying: null, records: new Map() };
  // Describe the language of each platform before any other step.
  for (const [platform, language] of LANGUAGES) {
    for (const search of [oracle, running.engine]) search.describe(platform, { language, kinds: [], filters: [], cities: [] });
  }

  for (const [at, step] of scenario.entries()) {
    const expected = applyTo(oracle, step);
    const answered = tryStep(running, step);
    if (!isDeepStrictEqual(answered, expected)) return { at, engine: answered ?? "nothing", oracle: expected ?? "nothing" };
  }
  return null;
}

function tryStep(running: Running, step: Step): SearchResult | string | null {
  try {
    return applyToEngine(running, step);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

function applyToEngine(running: Running, step: Step): SearchResult | null {
  if (step.step === "restart") restart(running, step);
  if (step.step === "tidy") tidy(running, step);
  if (step.step === "upsert") for (const record of step.records) running.records.set(record.id, record);
  return applyTo(running.engine, step);
}

/** Applies the steps that engine and oracle share. */
function applyTo(search: Search, step: Step): SearchResult | null {
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

function tidy(running: Running, { steps, fromStart }: { steps: number; fromStart: boolean }): void {
  if (fromStart) running.tidying = null;
  running.tidying ??= running.engine.mergeChanges();
  for (let step = 0; step < steps; step += 1) {
    if (running.tidying.next().done) {
      running.tidying = null;
      return;
    }
  }
}

function restart(running: Running, options: { cache: boolean }): void {
  // Copy the sections, as a file would: later changes of the old engine must not affect them.
  const sections = new Map([...running.engine.save()].map(([name, bytes]) => [name, bytes.slice()]));
  running.engine = running.open(options);
  running.tidying = null;
  const unsaved = running.engine.load(sections);
  running.engine.upsert(unsaved.flatMap((id) => running.records.get(id) ?? []));
}
