import type { BenchCatalogue } from "./catalogue.ts";
import type { Contestant } from "./contestant.ts";
import { contestants, type ContestantKey } from "./contestants/contestants.ts";
import { heldNow, heldSince, totalOf } from "./held.ts";
import { writeSections } from "./sections-file.ts";
import { measureKind, type Measured, type Patience } from "./measure.ts";
import { questionKinds, type QuestionKind } from "./questions.ts";

/** What is measured of one contestant over one size of catalogue. */
export type Order = {
  contestant: ContestantKey;
  count: number;
  patience: Patience;
  /** Where who can write a snapshot writes it. */
  snapshotFile: string;
};

export type Outcome = {
  name: string;
  notes: readonly string[];
  cannot: Contestant["cannot"];
  build_ms: number;
  /** What the process holds more than before, after collecting garbage; for a server what its tables and indexes take. */
  bytes: number;
  kinds: Partial<Record<QuestionKind, Measured>>;
  /** Of who can write one. */
  snapshot: { bytes: number; save_ms: number } | null;
};

/** Builds a contestant and asks it every kind of question that it can answer. */
export async function measureContestant(
  { contestant: key, count, patience, snapshotFile }: Order,
  catalogue: BenchCatalogue,
): Promise<Outcome> {
  const before = await heldNow();
  const start = performance.now();
  const contestant = await contestants[key].make(catalogue, count);
  const build_ms = performance.now() - start;
  try {
    const bytes = (await contestant.bytesOutside?.()) ?? totalOf(heldSince(before, await heldNow(contestant.kernelBytes?.())));
    const kinds = await measureKinds(contestant, { catalogue, count, patience });
    const { name, notes, cannot } = contestant;
    return { name, notes, cannot, build_ms, bytes, kinds, snapshot: saveSnapshot(contestant, snapshotFile) };
  } finally {
    await contestant.close?.();
  }
}

async function measureKinds(contestant: Contestant, options: Parameters<typeof measureKind>[2]): Promise<Outcome["kinds"]> {
  const kinds: Outcome["kinds"] = {};
  for (const kind of questionKinds) {
    if (contestant.cannot[kind] === undefined) kinds[kind] = await measureKind(contestant, kind, options);
  }
  return kinds;
}

function saveSnapshot({ save }: Contestant, file: string): Outcome["snapshot"] {
  if (!save) return null;
  const start = performance.now();
  const bytes = writeSections(file, save());
  return { bytes, save_ms: performance.now() - start };
}
