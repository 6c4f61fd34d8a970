const METRIC = /^uitkijk_process_resident_memory_bytes (\S+)$/m;
const EVERY_MS = 250;

/** Resident memory of the server whose figures stand at this port, in bytes. */
export async function memoryOf(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(METRIC.exec(text)?.[1]);
}

/** The most of it until `stop`. */
export function watchMemory(metricsPort: number): { stop(): Promise<number> } {
  let [most, asked] = [0, Promise.resolve()];
  const look = async () => void (most = Math.max(most, await memoryOf(metricsPort)));
  const timer = setInterval(() => void (asked = asked.then(look)), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await asked;
      await look();
      return most;
    },
  };
}
