import { measure, type Plan, type Subject } from "./measure.ts";
import type { Measured } from "./measured.ts";

/** One line, and its rate as a part of that of the first: in the middle of all rounds. */
export type ByTurns = { measured: Measured; share: number };

const ROUND_SECONDS = 1;

/**
 * Measures these for `plan.seconds` each, by turns of a second: a machine that others use too changes its speed within
 * seconds, by as much as what is compared. Each line is its middle round, with the faults and the slowest answer of all.
 */
export async function measureByTurns(plan: Plan, subjects: readonly Subject[]): Promise<ByTurns[]> {
  const seconds = Math.min(ROUND_SECONDS, plan.seconds);
  const rounds: Measured[][] = [];
  for (let round = 0; round < plan.seconds / seconds; round += 1) {
    const measured: Measured[] = [];
    const warmUp_seconds = round === 0 ? plan.seconds / 4 : 0;
    for (const subject of subjects) measured.push(await measure({ ...plan, seconds }, { ...subject, warmUp_seconds }));
    rounds.push(measured);
  }
  return subjects.map((_, at) => ({
    measured: middleRound(rounds.flatMap((round) => round[at] ?? [])),
    share: middle(rounds.map((round) => rateOf(round[at]) / rateOf(round[0]))),
  }));
}

function rateOf(measured: Measured | undefined): number {
  return measured?.load.perSecond ?? Number.NaN;
}

/** The value in the middle, or what lies half way between the two. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

/** Of an even number the slower one of the two. */
function middleRound(rounds: readonly Measured[]): Measured {
  const found = rounds.toSorted((one, other) => rateOf(one) - rateOf(other))[Math.floor((rounds.length - 1) / 2)];
  if (!found) throw new Error("Nothing was measured.");
  const faults = rounds.reduce((sum, { load }) => sum + load.faults, 0);
  const most_ms = Math.max(...rounds.map(({ load }) => load.most_ms));
  return { ...found, load: { ...found.load, faults, most_ms, faultTexts: rounds.flatMap(({ load }) => load.faultTexts) } };
}
