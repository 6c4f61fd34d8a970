import lighthouse from "lighthouse";
import type { LighthousePage } from "./pages.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const METRICS = {
  lcp_ms: "largest-contentful-paint",
  tbt_ms: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;
/** Lighthouse sometimes gives no score (in 2 of 31 runs): such a run is repeated and does not count. */
const MAX_FAILURES = 5;
const MAX_METRICS = { lcp_ms: 1_200, tbt_ms: 50, cls: 0.01 };
/** Performance bound of screens other than the main ones. */
const MIN_PERFORMANCE_OF_OTHERS = 97;

type Run = { scores: Record<(typeof CATEGORIES)[number], number>; metrics: Record<keyof typeof METRICS, number>; lost: string[] };
/** The medians of a page, the audits that cost points, and the scores and metrics outside their bounds. */
export type Judged = LighthousePage & Run & { failedRuns: number; faults: string[] };
type Settings = { url: string; debugPort: number; runs: number };

/** Judges a page several times in the browser at `debugPort`; throws when there are no scores. */
export async function judgePage(page: LighthousePage, { url, debugPort, runs }: Settings): Promise<Judged> {
  const done: Run[] = [];
  let failedRuns = 0;
  while (done.length < runs) {
    const run = await judgeOnce(url, debugPort);
    if (run) done.push(run);
    else if (++failedRuns > MAX_FAILURES) throw new Error(`Lighthouse gave no scores for ${url} in ${failedRuns} runs.`);
  }
  const scores = mapValues(done[0]?.scores, (key) => median(done.map((run) => run.scores[key])));
  const metrics = mapValues(done[0]?.metrics, (key) => median(done.map((run) => run.metrics[key])));
  const lost = [...new Set(done.flatMap((run) => run.lost))];
  return { ...page, scores, metrics, lost, failedRuns, faults: faultsOf({ scores, metrics }, page) };
}

/** Null when a score or a metric is missing. */
async function judgeOnce(url: string, port: number): Promise<Run | null> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: "silent", output: "json" }).catch(
    () => undefined,
  );
  if (!result || result.lhr.runtimeError) return null;
  const { categories, audits } = result.lhr;
  const scores = CATEGORIES.map((id) => [id, categories[id]?.score ?? null] as const);
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? null] as const);
  if ([...scores, ...metrics].some(([, value]) => value === null)) return null;
  const weighted = CATEGORIES.flatMap((id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? []);
  const lost = weighted.filter(({ id }) => (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id);
  const points = scores.map(([id, score]) => [id, Math.round(Number(score) * 100)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made of the two lists just above
  return { scores: Object.fromEntries(points), metrics: Object.fromEntries(metrics), lost } as Run;
}

function faultsOf({ scores, metrics }: Pick<Run, "scores" | "metrics">, { isMain }: LighthousePage): string[] {
  const minimum = { performance: isMain ? 100 : MIN_PERFORMANCE_OF_OTHERS, accessibility: 100, "best-practices": 100, seo: 100 };
  const low = CATEGORIES.filter((id) => scores[id] < minimum[id]).map((id) => `${id} ${scores[id]}`);
  const slow = Object.entries(MAX_METRICS).filter(([name, most]) => Number(Reflect.get(metrics, name)) > most);
  return [...low, ...slow.map(([name]) => `${name} ${Number(Reflect.get(metrics, name)).toFixed(2)}`)];
}

function mapValues<Key extends string>(record: Record<Key, number> | undefined, value: (key: Key) => number): Record<Key, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a record of this very type
  return Object.fromEntries(Object.keys(record ?? {}).map((key) => [key, value(key as Key)])) as Record<Key, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
