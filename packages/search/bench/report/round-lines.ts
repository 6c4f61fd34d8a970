import { agreementOf } from "../agreement.ts";
import type { Bandwidth } from "../bandwidth.ts";
import { totalOf } from "../memory.ts";
import type { Outcome } from "../measure-contestant.ts";
import type { RestartOutcome } from "../measure-restart.ts";
import { QUERY_KINDS, queryKinds, type QueryKind } from "../query-kinds.ts";
import { summaryOf } from "../summary.ts";
import { row, ruler, time, times, whole } from "./figures.ts";
import type { Round } from "./round.ts";

/** Bytes read per activity to count a search by persons: two 16-bit columns, and a bit for each of 80 filters. */
const BYTES_OF_PERSONS_COUNT = 14;

/** One size of catalogue: times of each kind of query, memory use, and measurements of our engine only. */
export function roundLines({ count, outcomes, restart }: Round, bandwidths: readonly Bandwidth[]): string[] {
  const [ours, ...peers] = outcomes;
  if (!ours) return [];
  const heads = [
    "query",
    `${ours.name} p50`,
    "p99",
    "most",
    "a second",
    "cached",
    ...peers.flatMap(({ name }) => [`${name} p50`, "p99", "×"]),
  ];
  return [
    `## ${whole(count)} activities`,
    "",
    row(heads),
    ruler(heads.length),
    ...queryKinds.map((kind) =>
      row([QUERY_KINDS[kind], ...ownCells(ours, restart, kind), ...peers.flatMap((peer) => peerCells(ours, peer, kind))]),
    ),
    "",
    row(["", "ready after", "memory", "an activity"]),
    ruler(4),
    ...outcomes.map((outcome) => row(sizeCells(outcome, count))),
    ...bandwidthLines(ours, count, bandwidths),
    ...restartLines(ours, restart, count),
  ];
}

function ownCells(ours: Outcome, restart: RestartOutcome | null, kind: QueryKind): string[] {
  const summary = summaryOf(ours.kinds[kind]?.times_ms ?? []);
  if (!summary) return ["", "", "", "", ""];
  const cached = restart?.cached[kind];
  return [time(summary.p50_ms), time(summary.p99_ms), time(summary.most_ms), whole(summary.perSecond), cached ? time(cached.p50_ms) : ""];
}

/** Times over the queries that both answered; instead of times the number of different answers, if there are any. */
function peerCells(ours: Outcome, peer: Outcome, kind: QueryKind): string[] {
  const [own, theirs] = [ours.kinds[kind], peer.kinds[kind]];
  if (!own || !theirs) return ["unsupported", "", ""];
  const { compared, different } = agreementOf(own, theirs);
  if (different > 0) return [`${different} of ${compared} differ`, "", ""];
  const [mine, summary] = [own, theirs].map(({ times_ms }) => summaryOf(times_ms.slice(0, compared)));
  if (!mine || !summary) return ["", "", ""];
  return [time(summary.p50_ms), time(summary.p99_ms), times(summary.p50_ms / mine.p50_ms)];
}

function sizeCells({ name, build_ms, bytes }: Outcome, count: number): string[] {
  return [name, `${(build_ms / 1_000).toFixed(1)} s`, `${whole(bytes / 1e6)} MB`, `${whole(bytes / count)} B`];
}

function bandwidthLines({ kinds }: Outcome, count: number, bandwidths: readonly Bandwidth[]): string[] {
  const summary = summaryOf(kinds.persons?.times_ms ?? []);
  if (!summary) return [];
  const bytes = count * BYTES_OF_PERSONS_COUNT;
  const reached = bytes / summary.p50_ms / 1e6;
  const shares = bandwidths.map(({ megabytes, read }) => `${whole((reached / read) * 100)} % of what it reads over ${megabytes} MB`);
  return [
    "",
    `Persons alone with all counts read ${(bytes / 1e6).toFixed(1)} MB: ${reached.toFixed(1)} GB/s at p50, ${shares.join(" and ")}.`,
  ];
}

function restartLines({ snapshot }: Outcome, restart: RestartOutcome | null, count: number): string[] {
  if (!snapshot || !restart) return [];
  const { read_ms, load_ms, firstAnswer_ms, memory, random } = restart;
  const each = (bytes: number) => whole(bytes / count);
  const { queries = 0, p50_ms = 0, p99_ms = 0, most_ms = 0 } = random.summary ?? {};
  return [
    "",
    `Snapshot: ${whole(snapshot.bytes / 1e6)} MB written in ${time(snapshot.save_ms)} ms; a new process read it in ${time(read_ms)} ms, took it over in ${time(load_ms)} and gave its first answer after ${time(firstAnswer_ms)}.`,
    "",
    `At rest it holds ${each(totalOf(memory))} bytes an activity: ${each(memory.buffers)} in buffers, ${each(memory.kernel)} in the memory of the kernel, ${each(memory.heap)} on the heap.`,
    "",
    `${whole(queries)} random filterQueries: p50 ${time(p50_ms)}, p99 ${time(p99_ms)}, most ${time(most_ms)} (\`${JSON.stringify(random.slowest)}\`). Of the slowest, repeated, the most ${time(random.repeated_ms)}.`,
  ];
}
