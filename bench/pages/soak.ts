import { setInterval } from "node:timers/promises";
import { time, whole } from "../../packages/search/bench/report/figures.ts";
import { readAddresses } from "./addresses.ts";
import { editDescriptions } from "./edits.ts";
import { measure, type Plan } from "./measure.ts";
import { memoryOf, MEMORY_FIGURES, type Memory, type MemoryFigure } from "./servers/page-counts.ts";
import { startOurs, type Ours } from "./servers/start-ours.ts";
import type { Site } from "./site.ts";
import { visitAll } from "./visit-all.ts";

export type SoakOptions = { site: Site; plan: Plan; known: number; minutes: number; print: (line: string) => void };

type Sample = Memory & { minute: number };

const SERVER_CORE = 0;
const SAMPLE_MS = 5_000;
const SAMPLES_A_LINE = 12;
const SEED = 10;

/** Runs the mix for `minutes` against one process, and prints faults and memory use over time. */
export async function soak({ site, plan, known, minutes, print }: SoakOptions): Promise<void> {
  const server = await startOurs({ dataDir: site.dataDir, cores: [SERVER_CORE] });
  const editing = editDescriptions(site.pool);
  const sampling = sampleMemory(server, print);
  try {
    const { known: addresses, unseen } = await readAddresses(server.port, known);
    await visitAll([server], addresses);
    const pages = { kind: "mix", known: addresses, unseen, from: 0, seed: SEED } as const;
    const subject = { name: "mix", servers: [server], ours: [server], pages };
    const { load, cpu_ms, postgres_ms, hitRate } = await measure(
      { ...plan, seconds: minutes * 60 },
      { ...subject, warmUp_seconds: plan.seconds },
    );
    const samples = await sampling.stop();
    const edits = await editing.stop();
    const hits = hitRate === null ? "no cache" : `${(hitRate * 100).toFixed(1)} % hits`;
    print(
      `${minutes} minutes of the mix: ${whole(load.answers)} answers, ${whole(load.perSecond)} a second, p50 ${time(load.p50_ms)} ms, p99 ${time(load.p99_ms)}, most ${time(load.most_ms)}; ${hits}, ${edits} edits.`,
    );
    print(
      `CPU ${time(cpu_ms ?? 0)} ms an answer, PostgreSQL ${time(postgres_ms ?? 0)}; ${load.faults} faults, ${whole(load.read)} answers read.`,
    );
    for (const figure of MEMORY_FIGURES) print(slopeLine(samples, figure));
    for (const fault of load.faultTexts) print(fault);
    if (load.faults > 0) process.exitCode = 1;
  } finally {
    await Promise.all([sampling.stop(), editing.stop()]);
    await server.stop();
  }
}

function sampleMemory(server: Ours, print: (line: string) => void): { stop: () => Promise<Sample[]> } {
  const stopping = new AbortController();
  const samples: Sample[] = [];
  const begun = performance.now();

  async function sample(): Promise<Sample[]> {
    try {
      for await (const _ of setInterval(SAMPLE_MS, undefined, { signal: stopping.signal })) {
        const minute = (performance.now() - begun) / 60_000;
        const memory = await memoryOf([server]);
        samples.push({ ...memory, minute });
        if (samples.length % SAMPLES_A_LINE === 0) print(`${minute.toFixed(0)} min: ${lineOf(memory)}`);
      }
    } catch (error) {
      if (!stopping.signal.aborted) throw error;
    }
    return samples;
  }

  const sampled = sample();
  // `stop` returns the same promise and reports the error.
  sampled.catch(() => {});
  return {
    stop() {
      stopping.abort();
      return sampled;
    },
  };
}

function lineOf({ resident_mb, heap_mb, heap_total_mb, external_mb, pages_mb }: Memory): string {
  const heap = `heap ${whole(heap_mb)} of ${whole(heap_total_mb)}`;
  return `${whole(resident_mb)} MB resident, ${heap}, outside of it ${whole(external_mb)}, pages ${whole(pages_mb)}`;
}

/** The slope by least squares over the second half; during the first the caches fill. */
function slopeLine(samples: readonly Sample[], key: MemoryFigure): string {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (of: (sample: Sample) => number) => half.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, half.length);
  const [minute, value] = [mean((sample) => sample.minute), mean((sample) => sample[key])];
  const spread = mean((sample) => (sample.minute - minute) ** 2);
  const slope = spread === 0 ? 0 : mean((sample) => (sample.minute - minute) * (sample[key] - value)) / spread;
  const most = Math.max(...samples.map((sample) => sample[key]));
  return `${key}: at most ${whole(most)}, in the second half ${value.toFixed(1)} and ${slope.toFixed(2)} more each minute.`;
}
