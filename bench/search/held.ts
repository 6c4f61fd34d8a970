/** Bytes in use: objects, buffers beside them, and the memory that the kernel works on. */
export type Held = { heap: number; buffers: number; kernel: number };

/** What this process holds; only true to the byte where it lets its garbage be collected, and then a moment later. */
export function heldNow(kernel = 0): Held {
  for (let time = 0; time < 3; time += 1) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return { heap: heapUsed, buffers: external, kernel };
}

export function heldSince(before: Held, now: Held): Held {
  return { heap: now.heap - before.heap, buffers: now.buffers - before.buffers, kernel: now.kernel - before.kernel };
}

export function totalOf({ heap, buffers, kernel }: Held): number {
  return heap + buffers + kernel;
}
