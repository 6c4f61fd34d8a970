// Our search beside what one could use instead, over the same activities: `npm run bench:search`.
//   -- --sizes 5000,100000   --contestants engine,postgres   --seconds 5 (for each kind of question)
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contestants, contestantKeys } from "./contestants/contestants.ts";
import { describeMachine } from "./machine.ts";
import type { Order, Outcome } from "./measure-contestant.ts";
import { reportOf, type Round } from "./report.ts";
import { summaryOf } from "./summary.ts";

const RESULTS = join(import.meta.dirname, "../results");
const MOST_QUESTIONS = 1_000;
/** Libraries hold gigabytes; ours would do with a tenth. */
const HEAP_MB = 16_000;

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "5000,100000,1000000" },
    contestants: { type: "string", default: contestantKeys.join() },
    seconds: { type: "string", default: "20" },
  },
});
const asked = values.contestants.split(",");
const patience = { questions: MOST_QUESTIONS, milliseconds: Number(values.seconds) * 1_000 };

const machine = describeMachine();
const rounds: Round[] = [];
for (const count of values.sizes.split(",").map(Number)) {
  const outcomes: Outcome[] = [];
  for (const contestant of contestantKeys) {
    if (!asked.includes(contestant) || count > contestants[contestant].most) continue;
    console.log(`${count} activities: ${contestant}`);
    outcomes.push(await measureApart({ contestant, count, patience }));
  }
  rounds.push({ count, outcomes });
}

const day = new Date().toISOString().slice(0, 10);
const report = reportOf(machine, rounds, day);
console.log(`\n${report}`);
await mkdir(RESULTS, { recursive: true });
await writeFile(join(RESULTS, `search-${day}.md`), report);
await writeFile(join(RESULTS, `search-${day}.json`), `${JSON.stringify({ day, machine, rounds: rounds.map(summarised) }, null, 1)}\n`);

async function measureApart(order: Order): Promise<Outcome> {
  const execArgv = ["--expose-gc", `--max-old-space-size=${HEAP_MB}`];
  const child = fork(join(import.meta.dirname, "apart.ts"), { execArgv });
  child.send(order);
  const outcome = once(child, "message").then(([message]: Outcome[]) => message);
  const gone = once(child, "exit").then(([code]) => {
    throw new Error(`Measuring ${order.contestant} ended early, with code ${String(code)}.`);
  });
  const measured = await Promise.race([outcome, gone]);
  gone.catch(() => {});
  if (!measured) throw new Error(`Measuring ${order.contestant} gave nothing.`);
  return measured;
}

function summarised({ count, outcomes }: Round) {
  return {
    count,
    outcomes: outcomes.map(({ kinds, ...outcome }) => ({
      ...outcome,
      kinds: Object.fromEntries(
        Object.entries(kinds).map(([kind, { times_ms, emptyAnswers }]) => [kind, { ...summaryOf(times_ms), emptyAnswers }]),
      ),
    })),
  };
}
