import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order, Outcome } from "./measure-contestant.ts";
import type { RestartOrder, RestartOutcome } from "./measure-restart.ts";

/** Libraries hold gigabytes; ours would do with a tenth. */
const HEAP_MB = 16_000;

export function measureApart(order: Order): Promise<Outcome>;
export function measureApart(order: RestartOrder): Promise<RestartOutcome>;
/** Has something measured by a process of its own. Throws when that ends without an outcome. */
export async function measureApart(order: Order | RestartOrder): Promise<Outcome | RestartOutcome> {
  const execArgv = ["--expose-gc", `--max-old-space-size=${HEAP_MB}`];
  const child = fork(join(import.meta.dirname, "apart.ts"), { execArgv });
  child.send(order);
  const outcomes: (Outcome | RestartOutcome)[] = [];
  child.on("message", (outcome: Outcome | RestartOutcome) => outcomes.push(outcome));
  // It ends behind the last message, which the end of the process does not.
  await once(child, "disconnect");
  const [outcome] = outcomes;
  if (!outcome) throw new Error(`Measuring ${JSON.stringify(order)} ended without an outcome.`);
  return outcome;
}
