// Compares our search with alternatives over the same activities: `npm run bench:search`.
//   -- --sizes 5000,100000   --contestants engine,postgres   --seconds 5 (for each kind of query)   --random 1000
// A run without options is saved in bench/results; any other is only printed.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contestants, contestantKeys, type ContestantKey } from "./contestants/contestants.ts";
import { describeMachine } from "./machine.ts";
import { measureInProcess } from "./measure-in-process.ts";
import type { Outcome } from "./measure-contestant.ts";
import { reportOf } from "./report/report.ts";
import { summarised, type Round } from "./report/round.ts";

const RESULTS = join(import.meta.dirname, "../../../bench/results");
const MAX_QUERIES = 1_000;

const WHOLE = { sizes: "5000,100000,1000000", contestants: contestantKeys.join(), seconds: "20", random: "100000" };
const { values } = parseArgs({
  options: { sizes: { type: "string" }, contestants: { type: "string" }, seconds: { type: "string" }, random: { type: "string" } },
});
const run = { ...WHOLE, ...values };
const isWhole = Object.keys(values).length === 0;
const chosen = run.contestants.split(",").map(contestantFrom);
const budget = { queries: MAX_QUERIES, milliseconds: countFrom(run.seconds) * 1_000 };
const folder = await mkdtemp(join(tmpdir(), "uitkijk-bench-"));

try {
  const machine = describeMachine();
  const rounds: Round[] = [];
  for (const count of run.sizes.split(",").map(countFrom)) rounds.push(await measureRound(count));

  const day = new Date().toISOString().slice(0, 10);
  const report = reportOf({ day, machine, rounds });
  console.log(`\n${report}`);
  if (isWhole) await saveResults(day, { report, results: { day, machine, rounds: rounds.map(summarised) } });
} finally {
  await rm(folder, { recursive: true, force: true });
}

function contestantFrom(text: string): ContestantKey {
  const key = contestantKeys.find((known) => known === text);
  if (!key) throw new Error(`There is no contestant "${text}"; there are ${contestantKeys.join(", ")}.`);
  return key;
}

function countFrom(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`"${text}" is no whole number from 1 on.`);
  return count;
}

async function saveResults(day: string, { report, results }: { report: string; results: object }): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `search-${day}.md`), report);
  await writeFile(join(RESULTS, `search-${day}.json`), `${JSON.stringify(results, null, 1)}\n`);
}

async function measureRound(count: number): Promise<Round> {
  const file = join(folder, `${count}.snapshot`);
  const outcomes: Outcome[] = [];
  for (const contestant of contestantKeys) {
    if (!chosen.includes(contestant) || count > contestants[contestant].most) continue;
    console.log(`${count} activities: ${contestant}`);
    outcomes.push(await measureInProcess({ contestant, count, budget, snapshotFile: file }));
  }
  const restart = outcomes[0]?.snapshot ? await measureInProcess({ file, count, randomQueries: countFrom(run.random) }) : null;
  return { count, outcomes, restart };
}
