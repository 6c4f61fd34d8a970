// How pages are served, beside what could serve the same bytes: `npm run bench:pages`.
//   -- --seconds 5   --connections 32   --processes 1,2,4   --known 5000 (addresses of the mix)
//   -- --minutes 10  the mix alone, so long, with the memory of the server on the way
// A whole run goes to bench/results, and so does a mix of ten minutes or more; any other is printed only.
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
/** A mix that was shorter says nothing of memory: caches fill for the first minutes. */
const KEPT_MINUTES = 10;

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
  await keep(`pages-${day}.md`, report);
  await keep(`pages-${day}.json`, `${JSON.stringify(run, null, 1)}\n`);
}

async function runMix(plan: Parameters<typeof soak>[0]["plan"], minutes: number): Promise<void> {
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
    console.log(line);
  };
  const head = `# The mix against one process, on ${today()}\n\n${machineInWords(describeMachine())}\n\n`;
  await soak({ site, plan, known, minutes, say });
  if (minutes < KEPT_MINUTES) return;
  await keep(`mix-${today()}.md`, head + said.map((line) => `- ${line}\n`).join(""));
}

async function keep(file: string, text: string): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, file), text);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
