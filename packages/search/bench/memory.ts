import { setTimeout } from "node:timers/promises";

/** Bytes in use: objects on the heap, buffers outside it, and the WebAssembly memory of the kernel. */
export type MemoryUse = { heap: number; buffers: number; kernel: number };

const ROUNDS = 5;
const PAUSE_MS = 50;

/** Memory use of this process after garbage collection (needs `--expose-gc`); the pauses let buffers be released. */
export async function memoryNow(kernel = 0): Promise<MemoryUse> {
  for (let round = 0; round < ROUNDS; round += 1) {
    globalThis.gc?.();
    await setTimeout(PAUSE_MS);
  }
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, buffers: external, kernel };
}

export function memorySince(before: MemoryUse, now: MemoryUse): MemoryUse {
  return { heap: now.heap - before.heap, buffers: now.buffers - before.buffers, kernel: now.kernel - before.kernel };
}

export function totalOf({ heap, buffers, kernel }: MemoryUse): number {
  return heap + buffers + kernel;
}
