import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { CatalogueFigures } from "../../catalogue/catalogue.ts";
import type { QueueFigures } from "../../request-queue/fair-queue.ts";
import type { CacheOutcome } from "../../page-cache/open-page-cache.ts";
import type { RequestRecord } from "./request-record.ts";
import { createBatch } from "./batch.ts";

export type JobCounts = { waiting: number; dead: number };

export type Metrics = {
  request(record: RequestRecord): void;
  /** Counts the cache outcome of a page. */
  page(outcome: CacheOutcome): void;
  /** Counts a received analytics event; `outcome` is whether it was accepted, or why not. */
  analyticsEvent(kind: string, outcome: string): void;
  /** Counts a refusal by a limit for all visitors together. */
  globalLimit(limit: string): void;
  /** In the text format of Prometheus. */
  text(): Promise<string>;
};

const PREFIX = "uitkijk_";
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type MetricsOptions = {
  countJobs: () => Promise<JobCounts>;
  catalogue?: () => CatalogueFigures;
  /** The size of the page cache. */
  pages?: () => { pages: number; bytes: number };
  queue?: () => QueueFigures;
};

/** The metrics of this process. The options are read at each scrape, and `countJobs` may fail. */
export function createMetrics({ countJobs, catalogue, pages, queue }: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: PREFIX });
  const registers = [registry];
  const durations = new Histogram({
    ...{ name: `${PREFIX}http_request_duration_seconds`, help: "Time until a response was made", registers },
    ...{ labelNames: ["method", "status", "kind"], buckets: BUCKETS_S },
  });
  const jobs = new Gauge({ name: `${PREFIX}jobs`, help: "Jobs in the queue, by state", labelNames: ["state"], registers });

  const outcomes = new Counter({
    ...{ name: `${PREFIX}pages_total`, help: "Pages answered, by outcome of the page cache", labelNames: ["outcome"], registers },
  });
  if (catalogue) watchCatalogue(registry, catalogue);
  if (pages) watchPages(registry, pages);
  if (queue) watchQueue(registry, queue);
  const events = new Counter({
    ...{ name: `${PREFIX}analytics_events_total`, help: "Analytics events, by kind and by whether they counted", registers },
    labelNames: ["kind", "outcome"],
  });

  const globalLimits = new Counter({
    ...{ name: `${PREFIX}global_limits_total`, help: "Refusals by a limit for all visitors together", labelNames: ["limit"], registers },
  });

  const records = createBatch<RequestRecord>((batch) => {
    for (const { method, status, kind, ms } of batch)
      durations.observe({ method: METHODS.includes(method) ? method : "other", status: String(status), kind }, ms / 1000);
  });
  const pageOutcomes = new Map<CacheOutcome, number>();

  async function text(): Promise<string> {
    records.flush();
    for (const [outcome, times] of pageOutcomes) outcomes.inc({ outcome }, times);
    pageOutcomes.clear();
    const counts = await countJobs().catch(() => null);
    jobs.reset();
    // Without the database the count is unknown, which is not 0.
    if (counts) for (const state of ["waiting", "dead"] as const) jobs.set({ state }, counts[state]);
    return registry.metrics();
  }

  return {
    request: records.add,
    page: (outcome) => void pageOutcomes.set(outcome, (pageOutcomes.get(outcome) ?? 0) + 1),
    analyticsEvent: (kind, outcome) => events.inc({ kind, outcome }),
    globalLimit: (limit) => globalLimits.inc({ limit }),
    text,
  };
}

/** Unknown values are 0. */
function watchCatalogue(registry: Registry, figures: () => CatalogueFigures): void {
  const gauges: [name: string, help: string, value: (now: CatalogueFigures) => number | null | undefined][] = [
    ["activities", "Public activities in the search", ({ activities }) => activities],
    ["unmerged", "Activities whose changed texts are not merged into the base of the text index yet", ({ unmerged }) => unmerged],
    ["generation", "Grows with every change that was applied", ({ generation }) => generation],
    ["lag_seconds", "Time since everything committed had been applied", ({ lag_ms }) => lag_ms / 1_000],
    [
      "merge_seconds",
      "How long the last merge of the text index took, with its pauses",
      ({ lastMerge_ms }) => lastMerge_ms && lastMerge_ms / 1_000,
    ],
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
    ["pages", "Cached pages"],
    ["bytes", "Memory that they take"],
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
    ["running", "Work that has begun and is not done"],
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
