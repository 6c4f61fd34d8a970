import type { BenchCatalogue } from "./catalogue.ts";
import type { Answer, Contestant } from "./contestant.ts";
import type { Query } from "./query.ts";
import { queriesOf, type QueryKind } from "./query-kinds.ts";

/** Limits for one kind of query: measuring stops at either, but after at least `FEWEST` queries. */
export type Budget = { queries: number; milliseconds: number };

const FEWEST = 5;
/** The share of the budget for warming up with other queries. */
const WARM_UP_SHARE = 0.1;

/** Times of one kind of query, with a fingerprint of each answer, both in the order of the queries. */
export type Measured = { times_ms: number[]; fingerprints: number[]; emptyAnswers: number };

/** Measures distinct queries of a kind one after the other; reading the answers is not timed. */
export async function measureKind(
  contestant: Contestant,
  kind: QueryKind,
  { catalogue, count, budget }: { catalogue: BenchCatalogue; count: number; budget: Budget },
): Promise<Measured> {
  await ask(contestant, queriesOf(kind, { catalogue, count }, "warm-up"), scaled(budget, WARM_UP_SHARE));
  return ask(contestant, queriesOf(kind, { catalogue, count }), budget);
}

async function ask(contestant: Contestant, queries: Iterable<Query>, budget: Budget): Promise<Measured> {
  const measured: Measured = { times_ms: [], fingerprints: [], emptyAnswers: 0 };
  const end = performance.now() + budget.milliseconds;
  for (const query of queries) {
    const isEnough = measured.times_ms.length >= FEWEST && performance.now() > end;
    if (isEnough || measured.times_ms.length >= budget.queries) break;
    const start = performance.now();
    const answer = await contestant.answer(query);
    measured.times_ms.push(performance.now() - start);
    measured.fingerprints.push(fingerprint(answer));
    if (answer.total === 0) measured.emptyAnswers += 1;
  }
  return measured;
}

function scaled({ queries, milliseconds }: Budget, share: number): Budget {
  return { queries: Math.ceil(queries * share), milliseconds: milliseconds * share };
}

/** A hash of the total and all counts. */
function fingerprint({ total, filterCounts }: Answer): number {
  const byId = filterCounts.toSorted((a, b) => a.filterId - b.filterId);
  return byId.reduce((mixed, { count }) => Math.imul(mixed ^ count, 0x0100_0193) >>> 0, total);
}
