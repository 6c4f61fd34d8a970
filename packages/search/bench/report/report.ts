import { machineInWords, type Machine } from "../machine.ts";
import { QUESTION_KINDS, questionKinds } from "../questions.ts";
import { roundLines } from "./round-lines.ts";
import type { Round } from "./round.ts";

export type Run = { day: string; machine: Machine; rounds: readonly Round[] };

const ABOUT = [
  "Times in milliseconds, of one question after the other; every question is distinct, asks for a page and for the counts of all filters, and comes without its answer being kept.",
  "Totals and all counts are held against ours, and times only count where all are equal. *kept*: the next page of a question that was just asked; ×: p50 of the other by ours, over the same questions.",
];

/** The whole run as a page of Markdown: a table for each size, what was held against what, and how. */
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
    "## How they were asked",
    "",
    ...notesOf(rounds),
    "",
  ].join("\n");
}

function notesOf(rounds: readonly Round[]): string[] {
  const outcomes = new Map(rounds.flatMap(({ outcomes: all }) => all.map((outcome) => [outcome.name, outcome])));
  return [...outcomes.values()].flatMap(({ name, notes, cannot }) => [
    ...notes.map((note) => `- ${name}: ${note}`),
    ...[...Map.groupBy(Object.entries(cannot), ([, reason]) => reason)].map(
      ([reason, kinds]) => `- ${name} cannot answer ${kinds.map(([kind]) => spoken(kind)).join(", ")}: ${reason}.`,
    ),
  ]);
}

function spoken(kind: string): string {
  return questionKinds.map((known) => (known === kind ? `*${QUESTION_KINDS[known]}*` : "")).join("");
}
