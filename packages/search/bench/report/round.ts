import type { Outcome } from "../measure-contestant.ts";
import type { RestartOutcome } from "../measure-restart.ts";
import type { Measured } from "../measure.ts";
import { summaryOf } from "../summary.ts";

/** All that was measured over one size of catalogue, ours first. */
export type Round = { count: number; outcomes: readonly Outcome[]; restart: RestartOutcome | null };

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
