import { measure, type Plan, type Subject } from "./measure.ts";
import type { Measured } from "./measured.ts";

/** A subject's median round, and the median of its rate as a share of the first subject's. */
export type Interleaved = { measured: Measured; share: number };

const ROUND_SECONDS = 1;

/**
 * Measures each subject for `plan.seconds`, in interleaved rounds of a second, because the speed of a shared machine varies
 * within seconds as much as the subjects differ. Reports the median round, with the faults and slowest response of all.
 */
export async function measureInterleaved(plan: Plan, subjects: readonly Subject[]): Promise<Interleaved[]> {
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

/** The median. */
function middle(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? Number.NaN) + (sorted[Math.ceil(half)] ?? Number.NaN)) / 2;
}

/** The round with the median rate; of two middle ones the slower. */
function middleRound(rounds: readonly Measured[]): Measured {
  const found = rounds.toSorted((one, other) => rateOf(one) - rateOf(other))[Math.floor((rounds.length - 1) / 2)];
  if (!found) throw new Error("Nothing was measured.");
  const faults = rounds.reduce((sum, { load }) => sum + load.faults, 0);
  const most_ms = Math.max(...rounds.map(({ load }) => load.most_ms));
  return { ...found, load: { ...found.load, faults, most_ms, faultTexts: rounds.flatMap(({ load }) => load.faultTexts) } };
}
