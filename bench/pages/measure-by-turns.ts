import { measure, type Plan, type Subject } from "./measure.ts";
import type { Measured } from "./measured.ts";

/** `shares` are rates as parts of that of the first subject, in the middle of all rounds. */
export type ByTurns = { measured: Measured[]; shares: number[] };

const ROUND_SECONDS = 1;

/**
 * Measures these for `plan.seconds` each, by turns of a second: a machine that others use too changes its speed within
 * seconds, by as much as what is compared. Each line is its middle round, with the faults of all.
 */
export async function measureByTurns(plan: Plan, subjects: readonly Subject[]): Promise<ByTurns> {
  const seconds = Math.min(ROUND_SECONDS, plan.seconds);
  const rounds: Measured[][] = [];
  for (let round = 0; round < plan.seconds / seconds; round += 1) {
    const measured: Measured[] = [];
    const warmUp_seconds = round === 0 ? plan.seconds / 4 : 0;
    for (const subject of subjects) measured.push(await measure({ ...plan, seconds }, { ...subject, warmUp_seconds }));
    rounds.push(measured);
  }
  const ofEach = subjects.map((_, at) => rounds.flatMap((round) => round[at] ?? []));
  const shares = subjects.map((_, at) => middle(rounds.map((round) => rateOf(round[at]) / rateOf(round[0]))));
  return { measured: ofEach.map(middleRound), shares };
}

function rateOf(measured: Measured | undefined): number {
  return measured?.load.perSecond ?? Number.NaN;
}

function middle(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function middleRound(rounds: readonly Measured[]): Measured {
  const rate = middle(rounds.map(rateOf));
  const [found] = rounds.filter((round) => rateOf(round) === rate);
  if (!found) throw new Error("Nothing was measured.");
  const faults = rounds.reduce((sum, { load }) => sum + load.faults, 0);
  const most_ms = Math.max(...rounds.map(({ load }) => load.most_ms));
  return { ...found, load: { ...found.load, faults, most_ms, faultTexts: rounds.flatMap(({ load }) => load.faultTexts) } };
}
