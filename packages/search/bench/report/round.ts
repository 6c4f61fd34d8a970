import type { Outcome } from "../measure-contestant.ts";
import type { RestartOutcome } from "../measure-restart.ts";
import type { Measured } from "../measure.ts";
import { summaryOf } from "../summary.ts";

/** All measurements over one size of catalogue, ours first. */
export type Round = { count: number; outcomes: readonly Outcome[]; restart: RestartOutcome | null };

/** The part of a round that is saved: summaries instead of all times and fingerprints. */
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
