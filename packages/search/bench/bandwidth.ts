const ROUNDS = 20;

/** Memory bandwidth of one thread, in gigabytes per second. */
export type Bandwidth = { megabytes: number; copy: number; read: number };

/**
 * Measures copying and reading: the best of many rounds, as the STREAM benchmark does. Copied bytes count twice (read and written);
 * reading searches for a byte that does not occur, which uses vector instructions.
 */
export function measureBandwidth(megabytes: number): Bandwidth {
  const bytes = megabytes * 1_000_000;
  const from = Buffer.alloc(bytes, 1);
  const to = Buffer.alloc(bytes, 2);
  const copy_ms = bestOf(() => to.set(from));
  const read_ms = bestOf(() => from.indexOf(0));
  return { megabytes, copy: (2 * bytes) / copy_ms / 1e6, read: bytes / read_ms / 1e6 };
}

function bestOf(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}
