// Measures one contestant in its own process, so that memory and compiled code are not shared with others.
import { join } from "node:path";
import { readCatalogue } from "./catalogue.ts";
import { measureContestant, type ContestantTask, type Outcome } from "./measure-contestant.ts";
import { measureRestart, type RestartTask, type RestartOutcome } from "./measure-restart.ts";

process.once("message", (task: ContestantTask | RestartTask) => void measure(task));

async function measure(task: ContestantTask | RestartTask): Promise<void> {
  try {
    const catalogue = await readCatalogue(join(import.meta.dirname, "../../../content"));
    send("contestant" in task ? await measureContestant(task, catalogue) : await measureRestart(task, catalogue));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** Sends the outcome and closes the channel afterwards; closing it earlier would lose the rest of a long message. */
function send(outcome: Outcome | RestartOutcome): void {
  process.send?.(outcome, () => process.disconnect?.());
}
