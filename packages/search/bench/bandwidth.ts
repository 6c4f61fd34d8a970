const ROUNDS = 20;

/** Gigabytes a second of the memory, in one thread. */
export type Bandwidth = { megabytes: number; copy: number; read: number };

/**
 * How fast this machine copies and reads: the best of many rounds, as STREAM does it. Copied bytes count twice, once read
 * and once written; reading looks for a byte that is not there, sixteen and more at a time.
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
