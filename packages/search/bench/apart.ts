// Measures one contestant in a process of its own: what one holds or compiles is no other's.
import { join } from "node:path";
import { readCatalogue } from "./catalogue.ts";
import { measureContestant, type Order, type Outcome } from "./measure-contestant.ts";
import { measureRestart, type RestartOrder, type RestartOutcome } from "./measure-restart.ts";

process.once("message", (order: Order | RestartOrder) => void measure(order));

async function measure(order: Order | RestartOrder): Promise<void> {
  try {
    const catalogue = await readCatalogue(join(import.meta.dirname, "../../../content"));
    tell("contestant" in order ? await measureContestant(order, catalogue) : await measureRestart(order, catalogue));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}

/** The channel is closed behind the outcome, which may be long: what is not yet sent would be lost. */
function tell(outcome: Outcome | RestartOutcome): void {
  process.send?.(outcome, () => process.disconnect?.());
}
