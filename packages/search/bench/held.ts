import { setTimeout } from "node:timers/promises";

/** Bytes in use: objects, buffers beside them, and the memory that the kernel works on. */
export type Held = { heap: number; buffers: number; kernel: number };

const ROUNDS = 5;
const PAUSE_MS = 50;

/** What this process holds; only true where it lets its garbage be collected: buffers are let go of a moment later. */
export async function heldNow(kernel = 0): Promise<Held> {
  for (let round = 0; round < ROUNDS; round += 1) {
    globalThis.gc?.();
    await setTimeout(PAUSE_MS);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, buffers: external, kernel };
}

export function heldSince(before: Held, now: Held): Held {
  return { heap: now.heap - before.heap, buffers: now.buffers - before.buffers, kernel: now.kernel - before.kernel };
}

export function totalOf({ heap, buffers, kernel }: Held): number {
  return heap + buffers + kernel;
}
