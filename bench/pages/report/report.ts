import { machineInWords, type Machine } from "../../../packages/search/bench/machine.ts";
import { row, ruler, time, times, whole } from "../../../packages/search/bench/report/figures.ts";
import type { Measured } from "../measured.ts";
import type { Cases } from "../run-cases.ts";

export type PagesRun = { day: string; machine: Machine; isPinned: boolean; connections: number; seconds: number; cases: Cases };

const HEADS = [
  "served by",
  "processes",
  "a second",
  "p50 ms",
  "p99 ms",
  "most ms",
  "CPU ms",
  "PostgreSQL ms",
  "KB",
  "hit rate",
  "load busy",
  "faults",
];

/** The whole run as a page of Markdown. */
export function reportOf({ day, machine, isPinned, connections, seconds, cases }: PagesRun): string {
  return [
    `# Pages, measured on ${day}`,
    "",
    machineInWords(machine),
    "",
    `${connections} connections that stay open, ${seconds} s for each line after a warm-up, and interleaved rounds of a second for the lines of one process and its peers that repeat one page; ${placeOf(isPinned)} CPU and PostgreSQL: milliseconds computed for one answer, of all processes that serve; PostgreSQL's separately. One response in 1,000 was decompressed and checked against its address; a fault is a status other than 200 or another page.`,
    "",
    row(HEADS),
    ruler(HEADS.length),
    ...cases.measured.map(lineOf),
    "",
    ...notesOf(cases),
    "",
  ].join("\n");
}

function placeOf(isPinned: boolean): string {
  return isPinned
    ? "a single server is pinned to core 0 and the load to core 1, where it never sleeps during interleaved rounds, so that no server has to wake it; several servers share both cores with the load, PostgreSQL is not pinned."
    : "processes are not pinned to cores on this machine.";
}

function lineOf({ name, processes, load, cpu_ms, postgres_ms, hitRate }: Measured): string {
  const figure = (value: number | null) => (value === null ? "" : time(value));
  const { perSecond, p50_ms, p99_ms, most_ms, meanBytes, busy, faults } = load;
  return row([
    ...[name, whole(processes), whole(perSecond), time(p50_ms), time(p99_ms), time(most_ms), figure(cpu_ms), figure(postgres_ms)],
    ...[(meanBytes / 1_000).toFixed(1), hitRate === null ? "" : `${(hitRate * 100).toFixed(1)} %`, `${whole(busy * 100)} %`, whole(faults)],
  ]);
}

function notesOf({ measured, hitShare, withoutNginx, plain, addresses }: Cases): string[] {
  const named = (name: string) => measured.find((one) => one.name === name);
  const [misses, mix] = ["misses", "mix"].map(named);
  const isCached = measured.some(({ hitRate }) => hitRate !== null);
  const faults = measured.flatMap(({ load }) => load.faultTexts);
  return [
    `- Hits come at ${hitShare.toFixed(2)} of the rate of bare node:http, the median of the rounds${isCached ? "" : ", and no cache counted them: pages_total is not among the metrics"}.`,
    `- React alone renders the same markup of the overview, ${whole(plain.bytes / 1_000)} KB, in ${time(plain.cpu_ms)} ms; a miss of an overview takes ${times((misses?.cpu_ms ?? 0) / plain.cpu_ms)} × as much, including compression.`,
    `- The mix: ${whole(addresses)} addresses of four brands by Zipf's law, 5 % never requested before, ${whole(mix?.edits ?? 0)} descriptions edited meanwhile, one a second.`,
    ...(withoutNginx ? ["- nginx is not installed and could not be installed: its line is missing."] : []),
    ...faults.map((fault) => `- Fault: ${fault}`),
  ];
}
