import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ContestantTask, Outcome } from "./measure-contestant.ts";
import type { RestartTask, RestartOutcome } from "./measure-restart.ts";

/** Heap limit: some libraries need gigabytes, our engine about a tenth of this. */
const HEAP_MB = 16_000;

export function measureInProcess(task: ContestantTask): Promise<Outcome>;
export function measureInProcess(task: RestartTask): Promise<RestartOutcome>;
/** Runs a measurement in its own process. Throws when the process ends without an outcome. */
export async function measureInProcess(task: ContestantTask | RestartTask): Promise<Outcome | RestartOutcome> {
  const execArgv = ["--expose-gc", `--max-old-space-size=${HEAP_MB}`];
  const child = fork(join(import.meta.dirname, "measure-process.ts"), { execArgv });
  child.send(task);
  const outcomes: (Outcome | RestartOutcome)[] = [];
  child.on("message", (outcome: Outcome | RestartOutcome) => outcomes.push(outcome));
  // `disconnect` comes after the last message; `exit` may come before it.
  await once(child, "disconnect");
  const [outcome] = outcomes;
  if (!outcome) throw new Error(`Measuring ${JSON.stringify(task)} ended without an outcome.`);
  return outcome;
}
