import type { Ours } from "./start-ours.ts";

/** Served pages by outcome (`CacheOutcome` of src/page-cache); empty without page cache metrics. */
export type PageCounts = Record<string, number>;

const COUNTED = /^\w*pages_total\{outcome="([\w-]+)"[^}]*\} (\d+)$/gm;
export const MEMORY_FIGURES = ["resident_mb", "heap_mb", "heap_total_mb", "external_mb", "pages_mb"] as const;
export type MemoryFigure = (typeof MEMORY_FIGURES)[number];
export type Memory = Record<MemoryFigure, number>;

/** Resident memory, used and total heap, memory outside the heap, and the cache's estimate of what its pages take of both. */
const MEMORY: Record<MemoryFigure, RegExp> = {
  resident_mb: /^\w*process_resident_memory_bytes (\d+)$/m,
  heap_mb: /^\w*nodejs_heap_size_used_bytes (\d+)$/m,
  heap_total_mb: /^\w*nodejs_heap_size_total_bytes (\d+)$/m,
  external_mb: /^\w*nodejs_external_memory_bytes (\d+)$/m,
  pages_mb: /^\w*page_cache_bytes (\d+)$/m,
};

/** Sums the page cache metrics of these servers. */
export async function pageCounts(servers: readonly Ours[]): Promise<PageCounts> {
  const counts: PageCounts = {};
  for (const text of await Promise.all(servers.map(metricsOf))) {
    for (const [, outcome = "", count] of text.matchAll(COUNTED)) counts[outcome] = (counts[outcome] ?? 0) + Number(count);
  }
  return counts;
}

/** Sums the memory use of these servers. */
export async function memoryOf(servers: readonly Ours[]): Promise<Memory> {
  const texts = await Promise.all(servers.map(metricsOf));
  const sum = (figure: RegExp) => texts.reduce((total, text) => total + Number(figure.exec(text)?.[1] ?? 0), 0) / 1e6;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all figures are there
  return Object.fromEntries(MEMORY_FIGURES.map((name) => [name, sum(MEMORY[name])])) as Memory;
}

/** The share of pages that were served without rendering; null without page cache metrics. */
export function hitRate(before: PageCounts, after: PageCounts): number | null {
  const since = (outcome: string) => (after[outcome] ?? 0) - (before[outcome] ?? 0);
  const all = Object.keys(after).reduce((sum, outcome) => sum + since(outcome), 0);
  return all === 0 ? null : (since("hit") + since("stale")) / all;
}

async function metricsOf({ metricsPort }: Ours): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return answer.text();
}
