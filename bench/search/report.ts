import { agreementOf } from "./agreement.ts";
import type { Machine } from "./machine.ts";
import type { Outcome } from "./measure-contestant.ts";
import type { Measured } from "./measure.ts";
import type { RestartOutcome } from "./measure-restart.ts";
import { QUESTION_KINDS, questionKinds, type QuestionKind } from "./questions.ts";
import { summaryOf, type Summary } from "./summary.ts";

/** All that was measured over one size of catalogue, ours first. */
export type Round = { count: number; outcomes: readonly Outcome[]; restart: RestartOutcome | null };

export type Run = { day: string; machine: Machine; rounds: readonly Round[] };

const NUMBER = new Intl.NumberFormat("en");

/** The whole run as a page of Markdown: a table for each size, what was held against what, and how. */
export function reportOf({ day, machine, rounds }: Run): string {
  const { processor, cores, memory_gb, system, node, commit, bandwidths } = machine;
  return [
    `# Search, measured on ${day}`,
    "",
    `${processor}, ${cores} cores, ${memory_gb} GB, ${system}, Node ${node}, commit ${commit}. Times in milliseconds; every question is distinct and asks for all filter counts.`,
    ...bandwidths.map(
      ({ megabytes, copy, read }) => `Memory bandwidth over ${megabytes} MB: read ${gigabytes(read)} GB/s, copy ${gigabytes(copy)} GB/s.`,
    ),
    ...rounds.flatMap((round) => ["", ...roundLines(round)]),
    "",
    "## How they were asked",
    "",
    ...notesOf(rounds),
    "",
  ].join("\n");
}

function gigabytes(figure: number): string {
  return figure.toFixed(1);
}

function roundLines({ count, outcomes, restart }: Round): string[] {
  const [ours, ...peers] = outcomes;
  if (!ours) return [];
  const heads = [
    "question",
    `${ours.name} p50`,
    "p99",
    "most",
    "a second",
    "kept",
    ...peers.flatMap(({ name }) => [`${name} p50`, "p99", "×"]),
  ];
  return [
    `## ${NUMBER.format(count)} activities`,
    "",
    row(heads),
    row(heads.map((_, index) => (index === 0 ? "---" : "--:"))),
    ...questionKinds.map((kind) =>
      row([
        QUESTION_KINDS[kind],
        ...ownCells(ours, kind),
        timeOf(restart?.cached[kind]),
        ...peers.flatMap((peer) => peerCells(ours, peer, kind)),
      ]),
    ),
    "",
    row(["", "ready after", "memory", "an activity"]),
    row(["---", "--:", "--:", "--:"]),
    ...outcomes.map((outcome) => row(sizeCells(outcome, count))),
    ...restartLines(ours, restart),
  ];
}

function restartLines({ snapshot }: Outcome, restart: RestartOutcome | null): string[] {
  if (!snapshot || !restart) return [];
  const { read_ms, load_ms, firstAnswer_ms, random } = restart;
  const written = `${NUMBER.format(Math.round(snapshot.bytes / 1e6))} MB written in ${time(snapshot.save_ms)} ms`;
  const { questions = 0, p50_ms = 0, p99_ms = 0, most_ms = 0 } = random.summary ?? {};
  return [
    "",
    `Snapshot: ${written}; a new process read it in ${time(read_ms)} ms, took it over in ${time(load_ms)} and gave its first answer after ${time(firstAnswer_ms)}.`,
    `${NUMBER.format(questions)} random filterQueries: p50 ${time(p50_ms)}, p99 ${time(p99_ms)}, most ${time(most_ms)} (\`${JSON.stringify(random.dearest)}\`).`,
  ];
}

function timeOf(summary: Summary | null | undefined): string {
  return summary ? time(summary.p50_ms) : "";
}

function ownCells(ours: Outcome, kind: QuestionKind): string[] {
  const summary = summaryOf(ours.kinds[kind]?.times_ms ?? []);
  if (!summary) return ["", "", "", ""];
  return [time(summary.p50_ms), time(summary.p99_ms), time(summary.most_ms), NUMBER.format(Math.round(summary.perSecond))];
}

/** What is kept of a round: times as figures, without the answers. */
export function summarised({ count, outcomes, restart }: Round) {
  return {
    ...{ count, restart },
    outcomes: outcomes.map(({ kinds, ...outcome }) => ({
      ...outcome,
      kinds: Object.fromEntries(Object.entries(kinds).map(summarisedKind)),
    })),
  };
}

function summarisedKind([kind, { times_ms, emptyAnswers }]: [string, Measured]) {
  return [kind, { ...summaryOf(times_ms), emptyAnswers }];
}

/** A time only counts when all compared answers are equal. */
function peerCells(ours: Outcome, peer: Outcome, kind: QuestionKind): string[] {
  const [own, theirs] = [ours.kinds[kind], peer.kinds[kind]];
  if (!own || !theirs) return ["cannot", "", ""];
  const { compared, different } = agreementOf(own, theirs);
  if (different > 0) return [`${different} of ${compared} differ`, "", ""];
  const [mine, summary] = [summaryOf(own.times_ms), summaryOf(theirs.times_ms)];
  return mine && summary ? [time(summary.p50_ms), time(summary.p99_ms), timesSlower(mine, summary)] : ["", "", ""];
}

function timesSlower(ours: Summary, theirs: Summary): string {
  const times = theirs.p50_ms / ours.p50_ms;
  return times < 10 ? times.toFixed(1) : NUMBER.format(Math.round(times));
}

function sizeCells({ name, build_ms, bytes }: Outcome, count: number): string[] {
  return [
    name,
    `${(build_ms / 1_000).toFixed(1)} s`,
    `${NUMBER.format(Math.round(bytes / 1e6))} MB`,
    `${NUMBER.format(Math.round(bytes / count))} B`,
  ];
}

function notesOf(rounds: readonly Round[]): string[] {
  const outcomes = new Map(rounds.flatMap(({ outcomes: all }) => all.map((outcome) => [outcome.name, outcome])));
  return [...outcomes.values()].flatMap(({ name, notes, cannot }) => [
    ...notes.map((note) => `- ${name}: ${note}`),
    ...[...Map.groupBy(Object.entries(cannot), ([, reason]) => reason)].map(
      ([reason, kinds]) => `- ${name} cannot answer ${kinds.map(([kind]) => named(kind)).join(", ")}: ${reason}.`,
    ),
  ]);
}

function named(kind: string): string {
  return questionKinds.map((known) => (known === kind ? QUESTION_KINDS[known] : "")).join("");
}

function time(milliseconds: number): string {
  return milliseconds < 10 ? milliseconds.toFixed(3) : milliseconds.toFixed(1);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
