import type { Ours } from "./start-ours.ts";

/** How pages were answered, by outcome (`PageOutcome` of src/pages); empty where no cache counts them. */
export type PageCounts = Record<string, number>;

const COUNTED = /^\w*pages_total\{outcome="(\w+)"[^}]*\} (\d+)$/gm;
const HEAP = /^\w*nodejs_heap_size_used_bytes (\d+)$/m;
const RESIDENT = /^\w*process_resident_memory_bytes (\d+)$/m;

export type Memory = { resident_mb: number; heap_mb: number };

/** What the page caches of all these processes counted. */
export async function pageCounts(servers: readonly Ours[]): Promise<PageCounts> {
  const counts: PageCounts = {};
  for (const text of await Promise.all(servers.map(metricsOf))) {
    for (const [, outcome = "", count] of text.matchAll(COUNTED)) counts[outcome] = (counts[outcome] ?? 0) + Number(count);
  }
  return counts;
}

/** What they hold together. */
export async function memoryOf(servers: readonly Ours[]): Promise<Memory> {
  const texts = await Promise.all(servers.map(metricsOf));
  const sum = (figure: RegExp) => texts.reduce((total, text) => total + Number(figure.exec(text)?.[1] ?? 0), 0) / 1e6;
  return { resident_mb: sum(RESIDENT), heap_mb: sum(HEAP) };
}

/** The share of pages that were answered without being rendered for it; null where no cache counts them. */
export function hitRate(before: PageCounts, after: PageCounts): number | null {
  const since = (outcome: string) => (after[outcome] ?? 0) - (before[outcome] ?? 0);
  const all = Object.keys(after).reduce((sum, outcome) => sum + since(outcome), 0);
  return all === 0 ? null : (since("kept") + since("late")) / all;
}

async function metricsOf({ metricsPort }: Ours): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return answer.text();
}
