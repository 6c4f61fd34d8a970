import type { BenchCatalogue } from "./catalogue.ts";
import type { Contestant } from "./contestant.ts";
import { contestants, type ContestantKey } from "./contestants/contestants.ts";
import { memoryNow, memorySince, totalOf } from "./memory.ts";
import { writeSections } from "./sections-file.ts";
import { measureKind, type Measured, type Budget } from "./measure.ts";
import { queryKinds, type QueryKind } from "./query-kinds.ts";

/** A measurement of one contestant over one size of catalogue. */
export type ContestantTask = {
  contestant: ContestantKey;
  count: number;
  budget: Budget;
  /** Where a contestant with `save` writes its snapshot. */
  snapshotFile: string;
};

export type Outcome = {
  name: string;
  notes: readonly string[];
  unsupported: Contestant["unsupported"];
  build_ms: number;
  /** Growth of the process's memory after garbage collection; for a server the size of its tables and indexes. */
  bytes: number;
  kinds: Partial<Record<QueryKind, Measured>>;
  /** Null for contestants without `save`. */
  snapshot: { bytes: number; save_ms: number } | null;
};

/** Builds a contestant and measures every kind of query that it supports. */
export async function measureContestant(
  { contestant: key, count, budget, snapshotFile }: ContestantTask,
  catalogue: BenchCatalogue,
): Promise<Outcome> {
  const before = await memoryNow();
  const start = performance.now();
  const contestant = await contestants[key].make(catalogue, count);
  const build_ms = performance.now() - start;
  try {
    const bytes = (await contestant.bytesOutside?.()) ?? totalOf(memorySince(before, await memoryNow(contestant.kernelBytes?.())));
    const kinds = await measureKinds(contestant, { catalogue, count, budget });
    const { name, notes, unsupported } = contestant;
    return { name, notes, unsupported, build_ms, bytes, kinds, snapshot: saveSnapshot(contestant, snapshotFile) };
  } finally {
    await contestant.close?.();
  }
}

async function measureKinds(contestant: Contestant, options: Parameters<typeof measureKind>[2]): Promise<Outcome["kinds"]> {
  const kinds: Outcome["kinds"] = {};
  for (const kind of queryKinds) {
    if (contestant.unsupported[kind] === undefined) kinds[kind] = await measureKind(contestant, kind, options);
  }
  return kinds;
}

function saveSnapshot({ save }: Contestant, file: string): Outcome["snapshot"] {
  if (!save) return null;
  const start = performance.now();
  const bytes = writeSections(file, save());
  return { bytes, save_ms: performance.now() - start };
}
