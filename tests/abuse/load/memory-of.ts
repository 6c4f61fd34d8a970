const METRIC = /^uitkijk_process_resident_memory_bytes (\S+)$/m;
const EVERY_MS = 250;

/** Resident memory in bytes of the server with its metrics at this port. */
export async function memoryOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(METRIC.exec(text)?.[1]);
}

/** Measures the peak until `stop`. */
export function watchMemory(metricsPort: number): { stop(): Promise<number> } {
  let [most, pending] = [0, Promise.resolve()];
  const measure = async () => void (most = Math.max(most, await memoryOf(metricsPort)));
  const timer = setInterval(() => void (pending = pending.then(measure)), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await pending;
      await measure();
      return most;
    },
  };
}
