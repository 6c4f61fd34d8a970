import type { BenchCatalogue } from "./catalogue.ts";
import type { Answer, Contestant } from "./contestant.ts";
import type { Question } from "./question.ts";
import { questionsOf, type QuestionKind } from "./questions.ts";

/** How long one kind of question is asked: until either is reached, but at least `FEWEST` times. */
export type Patience = { questions: number; milliseconds: number };

const FEWEST = 5;
/** Of the questions, so many go before the measured ones, and are others. */
const WARM_UP_SHARE = 0.1;

/** Times of one kind of question, with a fingerprint of every answer in the order of the questions. */
export type Measured = { times_ms: number[]; fingerprints: number[]; emptyAnswers: number };

/** Asks distinct questions of a kind, one after the other, and takes the time of each; its answers are read outside of it. */
export async function measureKind(
  contestant: Contestant,
  kind: QuestionKind,
  { catalogue, count, patience }: { catalogue: BenchCatalogue; count: number; patience: Patience },
): Promise<Measured> {
  await ask(contestant, questionsOf(kind, { catalogue, count }, "warm-up"), scaled(patience, WARM_UP_SHARE));
  return ask(contestant, questionsOf(kind, { catalogue, count }), patience);
}

async function ask(contestant: Contestant, questions: Iterable<Question>, patience: Patience): Promise<Measured> {
  const measured: Measured = { times_ms: [], fingerprints: [], emptyAnswers: 0 };
  const end = performance.now() + patience.milliseconds;
  for (const question of questions) {
    const isEnough = measured.times_ms.length >= FEWEST && performance.now() > end;
    if (isEnough || measured.times_ms.length >= patience.questions) break;
    const start = performance.now();
    const answer = await contestant.answer(question);
    measured.times_ms.push(performance.now() - start);
    measured.fingerprints.push(fingerprint(answer));
    if (answer.total === 0) measured.emptyAnswers += 1;
  }
  return measured;
}

function scaled({ questions, milliseconds }: Patience, share: number): Patience {
  return { questions: Math.ceil(questions * share), milliseconds: milliseconds * share };
}

/** Total and all counts as one number: equal answers have equal ones. */
function fingerprint({ total, filterCounts }: Answer): number {
  const byId = filterCounts.toSorted((a, b) => a.filterId - b.filterId);
  return byId.reduce((mixed, { count }) => Math.imul(mixed ^ count, 0x0100_0193) >>> 0, total);
}
