// Our search beside what one could use instead, over the same activities: `npm run bench:search`.
//   -- --sizes 5000,100000   --contestants engine,postgres   --seconds 5 (for each kind of question)   --random 1000
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contestants, contestantKeys } from "./contestants/contestants.ts";
import { describeMachine } from "./machine.ts";
import { measureApart } from "./measure-apart.ts";
import type { Outcome } from "./measure-contestant.ts";
import { reportOf } from "./report/report.ts";
import { summarised, type Round } from "./report/round.ts";

const RESULTS = join(import.meta.dirname, "../results");
const MOST_QUESTIONS = 1_000;

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "5000,100000,1000000" },
    contestants: { type: "string", default: contestantKeys.join() },
    seconds: { type: "string", default: "20" },
    random: { type: "string", default: "100000" },
  },
});
const asked = values.contestants.split(",");
const patience = { questions: MOST_QUESTIONS, milliseconds: Number(values.seconds) * 1_000 };
const folder = await mkdtemp(join(tmpdir(), "uitkijk-bench-"));

try {
  const machine = describeMachine();
  const rounds: Round[] = [];
  for (const count of values.sizes.split(",").map(Number)) rounds.push(await measureRound(count));

  const day = new Date().toISOString().slice(0, 10);
  const report = reportOf({ day, machine, rounds });
  console.log(`\n${report}`);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `search-${day}.md`), report);
  await writeFile(join(RESULTS, `search-${day}.json`), `${JSON.stringify({ day, machine, rounds: rounds.map(summarised) }, null, 1)}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measureRound(count: number): Promise<Round> {
  const file = join(folder, `${count}.snapshot`);
  const outcomes: Outcome[] = [];
  for (const contestant of contestantKeys) {
    if (!asked.includes(contestant) || count > contestants[contestant].most) continue;
    console.log(`${count} activities: ${contestant}`);
    outcomes.push(await measureApart({ contestant, count, patience, snapshotFile: file }));
  }
  const restart = outcomes[0]?.snapshot ? await measureApart({ file, count, randomQuestions: Number(values.random) }) : null;
  return { count, outcomes, restart };
}
