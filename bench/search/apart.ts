// Measures one contestant in a process of its own: what one holds or compiles is no other's.
import { join } from "node:path";
import { readCatalogue } from "./catalogue.ts";
import { measureContestant, type Order } from "./measure-contestant.ts";
import { measureRestart, type RestartOrder } from "./measure-restart.ts";

process.once("message", (order: Order | RestartOrder) => void measure(order));

async function measure(order: Order | RestartOrder): Promise<void> {
  try {
    const catalogue = await readCatalogue(join(import.meta.dirname, "../../content"));
    process.send?.("contestant" in order ? await measureContestant(order, catalogue) : measureRestart(order, catalogue));
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    process.disconnect?.();
  }
}
