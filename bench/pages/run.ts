// Measures how pages are served, compared with other servers that send the same bytes: `npm run bench:pages`.
//   -- --seconds 5   --connections 32   --processes 1,2,4   --known 5000 (addresses of the mix)
//   -- --minutes 10  only the mix, for that long, with the server's memory over time
// A run without options, or a mix of at least ten minutes, is saved in bench/results; any other is only printed.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeMachine, machineInWords } from "../../packages/search/bench/machine.ts";
import { openLoad } from "./load/open-load.ts";
import { reportOf } from "./report/report.ts";
import { runCases } from "./run-cases.ts";
import { isPinned } from "./servers/on-cores.ts";
import { openSite } from "./site.ts";
import { soak } from "./soak.ts";

const RESULTS = join(import.meta.dirname, "../results");
const LOAD_CORE = 1;
const RENDERS = 2_000;
/** Shorter mixes are not saved: caches still fill during the first minutes. */
const LEAST_SAVED_MINUTES = 10;

const text = { type: "string" } as const;
const { values } = parseArgs({ options: { seconds: text, connections: text, processes: text, known: text, renders: text, minutes: text } });
const isWhole = Object.keys(values).length === 0;
const seconds = Number(values.seconds ?? 10);
const connections = Number(values.connections ?? 32);
const known = Number(values.known ?? 5_000);
const folder = await mkdtemp(join(tmpdir(), "uitkijk-bench-"));
const site = await openSite();
const load = openLoad([LOAD_CORE]);

try {
  const plan = { load, seconds, connections, postgresPid: site.postgresPid };
  if (values.minutes === undefined) await runWhole(plan);
  else await runMix(plan, Number(values.minutes));
} finally {
  load.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
}

async function runWhole(plan: Parameters<typeof runCases>[0]["plan"]): Promise<void> {
  const machine = describeMachine();
  const processes = (values.processes ?? "1,2,4").split(",").map(Number);
  const cases = await runCases({ site, plan, folder, processes, renders: Number(values.renders ?? RENDERS), known, mayInstall: isWhole });
  const day = today();
  const run = { day, machine, isPinned: isPinned(), connections, seconds, cases };
  const report = reportOf(run);
  console.log(`\n${report}`);
  if (cases.measured.some(({ load: { faults } }) => faults > 0)) process.exitCode = 1;
  if (!isWhole) return;
  await saveResult(`pages-${day}.md`, report);
  await saveResult(`pages-${day}.json`, `${JSON.stringify(run, null, 1)}\n`);
}

async function runMix(plan: Parameters<typeof soak>[0]["plan"], minutes: number): Promise<void> {
  const lines: string[] = [];
  const print = (line: string) => {
    lines.push(line);
    console.log(line);
  };
  const head = `# The mix against one process, on ${today()}\n\n${machineInWords(describeMachine())}\n\n`;
  await soak({ site, plan, known, minutes, print });
  if (minutes < LEAST_SAVED_MINUTES) return;
  await saveResult(`mix-${today()}.md`, head + lines.map((line) => `- ${line}\n`).join(""));
}

async function saveResult(file: string, text: string): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, file), text);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
