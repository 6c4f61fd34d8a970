import { createEngine } from "../engine.ts";
import type { SearchEngine } from "../search.ts";
import { PLATFORM, type BenchCatalogue } from "./catalogue.ts";
import { LIMIT, type Question } from "./question.ts";
import { heldNow, heldSince, type Held } from "./held.ts";
import { questionKinds, questionsOf, type QuestionKind } from "./questions.ts";
import { randomQuestions } from "./random-questions.ts";
import { readSections } from "./sections-file.ts";
import { summaryOf, type Summary } from "./summary.ts";

const CACHED_QUESTIONS = 200;
const WARM_UP_QUESTIONS = 1_000;
/** So many of the dearest are asked again, so many times each. */
const DEAREST = 20;
const AGAIN = 3;

/** What our own engine alone is asked, after a restart from the snapshot in `file`. */
export type RestartOrder = { file: string; count: number; randomQuestions: number };

export type RestartOutcome = {
  read_ms: number;
  load_ms: number;
  firstAnswer_ms: number;
  /** At rest: what the process holds more than before, when what it read is let go and one word was asked. */
  held: Held;
  /** The next page of a question that was just asked. */
  cached: Partial<Record<QuestionKind, Summary | null>>;
  /**
   * Any questions, each for the first time; and the most that one of the dearest takes when it is asked again, as the first
   * time holds what only happened then: code that was not compiled yet, a collection of garbage.
   */
  random: { summary: Summary | null; dearest: Question | null; again_ms: number };
};

/** Starts from a snapshot; asks what is kept of answers; looks for the most expensive of many random questions. */
export async function measureRestart(
  { file, count, randomQuestions: questions }: RestartOrder,
  catalogue: BenchCatalogue,
): Promise<RestartOutcome> {
  const about = { catalogue, count };
  const before = await heldNow();
  const { engine, times } = start(createEngine(), { file, ...about });
  ask(engine, { filter: { genericSearchQuery: "kanoen" }, page: 1 });

  return {
    ...times,
    held: heldSince(before, await heldNow(engine.kernelBytes())),
    cached: measureCached(engine, about),
    random: findDearest(start(createEngine({ cache: false }), { file, ...about }).engine, { ...about, questions }),
  };
}

/** An engine out of a snapshot, which nothing else holds any more. */
function start(engine: SearchEngine, { file, catalogue, count }: { file: string; catalogue: BenchCatalogue; count: number }) {
  const begin = performance.now();
  const sections = readSections(file);
  const read = performance.now();
  engine.load(sections);
  engine.describe(PLATFORM, catalogue.facts);
  const loaded = performance.now();
  const { total } = engine.search(PLATFORM, {}, { page: 1, limit: LIMIT });
  const answered = performance.now();
  if (total !== count) throw new RangeError(`The snapshot holds ${total} of ${count} activities.`);
  return { engine, times: { read_ms: read - begin, load_ms: loaded - read, firstAnswer_ms: answered - loaded } };
}

function measureCached(engine: SearchEngine, about: { catalogue: BenchCatalogue; count: number }): RestartOutcome["cached"] {
  const cached: RestartOutcome["cached"] = {};
  for (const kind of questionKinds) {
    const questions = questionsOf(kind, about)
      .take(CACHED_QUESTIONS)
      .map((question) => {
        ask(engine, question);
        return timed(() => ask(engine, { ...question, page: question.page + 1 }));
      });
    cached[kind] = summaryOf([...questions]);
  }
  return cached;
}

type Search = { catalogue: BenchCatalogue; count: number; questions: number };

function findDearest(engine: SearchEngine, { catalogue, count, questions }: Search): RestartOutcome["random"] {
  const asked = randomQuestions(catalogue, count);
  for (const question of asked.take(WARM_UP_QUESTIONS)) ask(engine, question);
  const times: number[] = [];
  let dearest: { question: Question; time: number }[] = [];
  for (const question of randomQuestions(catalogue, count).drop(WARM_UP_QUESTIONS).take(questions)) {
    const time = timed(() => ask(engine, question));
    times.push(time);
    if (dearest.length === DEAREST && time <= (dearest.at(-1)?.time ?? 0)) continue;
    dearest = [...dearest, { question, time }].toSorted((a, b) => b.time - a.time).slice(0, DEAREST);
  }
  const again = dearest.map(({ question }) => Math.min(...Array.from({ length: AGAIN }, () => timed(() => ask(engine, question)))));
  return { summary: summaryOf(times), dearest: dearest[0]?.question ?? null, again_ms: Math.max(0, ...again) };
}

function ask(engine: SearchEngine, { filter, page }: Question): void {
  engine.search(PLATFORM, filter, { page, limit: LIMIT });
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
