import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CatalogueFigures } from "../../catalogue/catalogue.ts";
import type { QueueFigures } from "../../abuse/queue/fair-queue.ts";
import type { PageOutcome } from "../../page-cache/open-pages.ts";
import type { Answered } from "./answered.ts";
import { gather } from "./gather.ts";

export type JobCounts = { waiting: number; dead: number };

export type Metrics = {
  answered(answered: Answered): void;
  /** Counts how a page came to who asked for it. */
  page(outcome: PageOutcome): void;
  /** Counts what visitors did, and whether it was counted or why not. */
  moment(kind: string, outcome: string): void;
  /** Counts what came beyond a limit of everybody together. */
  ceiling(ceiling: string): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
};

const PREFIX = "uitkijk_";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type MetricsOptions = {
  countJobs: () => Promise<JobCounts>;
  catalogue?: () => CatalogueFigures;
  /** What the pages that are kept take. */
  pages?: () => { pages: number; bytes: number };
  queue?: () => QueueFigures;
};

/** Counts what this process does; the others are asked when somebody looks, and `countJobs` may fail. */
export function createMetrics({ countJobs, catalogue, pages, queue }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const registers = [registry];
  const durations = new Histogram({
    ...{ name: `${PREFIX}http_request_duration_seconds`, help: "Time until an answer was made", registers },
    ...{ labelNames: ["method", "status", "kind"], buckets: BUCKETS_S },
  });
  const jobs = new Gauge({ name: `${PREFIX}jobs`, help: "Jobs in the queue, by state", labelNames: ["state"], registers });

  const outcomes = new Counter({
    ...{ name: `${PREFIX}pages_total`, help: "Pages sent, by where they came from", labelNames: ["outcome"], registers },
  });
  if (catalogue) watchCatalogue(registry, catalogue);
  if (pages) watchPages(registry, pages);
  if (queue) watchQueue(registry, queue);
  const moments = new Counter({
    ...{ name: `${PREFIX}moments_total`, help: "What visitors did, by kind and by whether it counted", registers },
    labelNames: ["kind", "outcome"],
  });

  const ceilings = new Counter({
    ...{ name: `${PREFIX}ceilings_total`, help: "What came beyond a limit of everybody together", labelNames: ["ceiling"], registers },
  });

  const answers = gather<Answered>((some) => {
    for (const { method, status, kind, ms } of some)
      durations.observe({ method: METHODS.includes(method) ? method : "other", status: String(status), kind }, ms / 1000);
  });
  const came = new Map<PageOutcome, number>();

  async function text(): Promise<string> {
    answers.flush();
    for (const [outcome, times] of came) outcomes.inc({ outcome }, times);
    came.clear();
    const counts = await countJobs().catch(() => null);
    jobs.reset();
    // Without the database nobody knows, which is not none.
    if (counts) for (const state of ["waiting", "dead"] as const) jobs.set({ state }, counts[state]);
    return registry.metrics();
  }

  return {
    answered: answers.add,
    page: (outcome) => void came.set(outcome, (came.get(outcome) ?? 0) + 1),
    moment: (kind, outcome) => moments.inc({ kind, outcome }),
    ceiling: (ceiling) => ceilings.inc({ ceiling }),
    text,
  };
}

/** A figure that is not there yet is 0. */
function watchCatalogue(registry: Registry, figures: () => CatalogueFigures): void {
  const gauges: [name: string, help: string, value: (now: CatalogueFigures) => number | null | undefined][] = [
    ["activities", "Public activities in the search", ({ activities }) => activities],
    ["unfolded", "Activities whose changed texts are not folded into the index yet", ({ unfolded }) => unfolded],
    ["generation", "Grows with every change that was taken over", ({ generation }) => generation],
    ["lag_seconds", "Time since everything committed had been taken over", ({ lag_ms }) => lag_ms / 1_000],
    ["fold_seconds", "How long the last fold took, visitors in between", ({ lastMerge_ms }) => lastMerge_ms && lastMerge_ms / 1_000],
    ["snapshot_bytes", "Size of the last snapshot of this process", ({ snapshot }) => snapshot?.bytes],
    ["snapshot_timestamp_seconds", "When it was written", ({ snapshot }) => snapshot && snapshot.at.getTime() / 1_000],
  ];
  for (const [name, help, value] of gauges) {
    const gauge = new Gauge({ name: `${PREFIX}catalogue_${name}`, help, registers: [registry], collect });
    function collect(): void {
      gauge.set(value(figures()) ?? 0);
    }
  }
}

function watchPages(registry: Registry, figures: () => { pages: number; bytes: number }): void {
  for (const [name, help] of [
    ["pages", "Pages that are kept whole"],
    ["bytes", "What they take"],
  ] as const) {
    const gauge = new Gauge({ name: `${PREFIX}page_cache_${name}`, help, registers: [registry], collect });
    function collect(): void {
      gauge.set(figures()[name]);
    }
  }
}

function watchQueue(registry: Registry, figures: () => QueueFigures): void {
  for (const [name, help] of [
    ["waiting", "Queued work"],
    ["begun", "Work that has begun and is not done"],
  ] as const) {
    const gauge = new Gauge({ name: `${PREFIX}queue_${name}`, help, registers: [registry], collect });
    function collect(): void {
      gauge.set(figures()[name]);
    }
  }
  for (const [name, help] of [
    ["refused", "Work refused because the queue was full"],
    ["abandoned", "Clients that disconnected before their work began"],
  ] as const) {
    const counter = new Counter({ name: `${PREFIX}queue_${name}_total`, help, registers: [registry], collect });
    function collect(): void {
      counter.reset();
      counter.inc(figures()[name]);
    }
  }
}
