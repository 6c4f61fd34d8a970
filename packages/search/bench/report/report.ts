import { machineInWords, type Machine } from "../machine.ts";
import { QUERY_KINDS, queryKinds } from "../query-kinds.ts";
import { roundLines } from "./round-lines.ts";
import type { Round } from "./round.ts";

export type Run = { day: string; machine: Machine; rounds: readonly Round[] };

const ABOUT = [
  "Times in milliseconds, of one query after the other; every query is distinct, requests a page and the counts of all filters, and is not cached.",
  "Totals and all counts are compared with ours, and times only count where all are equal. *cached*: the next page of the preceding query; ×: p50 of the other divided by ours, over the same queries.",
];

/** The whole run as a page of Markdown: a table for each size, and notes on the contestants. */
export function reportOf({ day, machine, rounds }: Run): string {
  return [
    `# Search, measured on ${day}`,
    "",
    machineInWords(machine),
    ...machine.bandwidths.map(
      ({ megabytes, copy, read }) => `Over ${megabytes} MB it reads ${read.toFixed(1)} GB/s and copies ${copy.toFixed(1)}.`,
    ),
    "",
    ...ABOUT,
    ...rounds.flatMap((round) => ["", ...roundLines(round, machine.bandwidths)]),
    "",
    "## Notes on the contestants",
    "",
    ...notesOf(rounds),
    "",
  ].join("\n");
}

function notesOf(rounds: readonly Round[]): string[] {
  const outcomes = new Map(rounds.flatMap(({ outcomes: all }) => all.map((outcome) => [outcome.name, outcome])));
  return [...outcomes.values()].flatMap(({ name, notes, unsupported }) => [
    ...notes.map((note) => `- ${name}: ${note}`),
    ...[...Map.groupBy(Object.entries(unsupported), ([, reason]) => reason)].map(
      ([reason, kinds]) => `- ${name} cannot answer ${kinds.map(([kind]) => labelOf(kind)).join(", ")}: ${reason}.`,
    ),
  ]);
}

function labelOf(kind: string): string {
  return queryKinds.map((known) => (known === kind ? `*${QUERY_KINDS[known]}*` : "")).join("");
}
