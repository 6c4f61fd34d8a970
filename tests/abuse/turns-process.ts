// A process with a catalogue, as a server starts one, that takes over and folds in what a statement changes: says how long
// its event loop was held up meanwhile.
//   turns-process.ts DATABASE_URL STATEMENT
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openCatalogue } from "../../src/catalogue/open-catalogue.ts";
import { openDatabase } from "../../src/database/open.ts";

const [databaseUrl = "", statement = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });
const catalogue = await openCatalogue(database, () => {});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const longestTurn_ms = await longestTurn(async () => {
  await database.pool.query(statement);
  await catalogue.refresh();
  await catalogue.maintain();
});
delay.disable();
console.log(JSON.stringify({ longestTurn_ms, longestStop_ms: delay.max / 1e6, unmerged: catalogue.figures().unmerged }));
await catalogue.close();
await database.close();

/** The most of the processor that a turn of the event loop took, in milliseconds: what else the machine does is not ours. */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let [isOver, longest, before] = [false, 0, processor_ms()];
  const look = () => {
    const now = processor_ms();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await work();
  isOver = true;
  look();
  return longest;
}

function processor_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
