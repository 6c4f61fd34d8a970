// A process with the catalogue of a server, which applies and merges the changes of a statement: prints how long they
// blocked its event loop.
//   event-loop-process.ts DATABASE_URL STATEMENT
import { monitorEventLoopDelay } from "node:perf_hooks";
import { openCatalogue } from "../../src/catalogue/open-catalogue.ts";
import { openDatabase } from "../../src/database/open.ts";

const [databaseUrl = "", statement = ""] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });
const catalogue = await openCatalogue(database, () => {});
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
const longestIteration_ms = await longestIteration(async () => {
  await database.pool.query(statement);
  await catalogue.refresh();
  await catalogue.maintain();
});
delay.disable();
console.log(JSON.stringify({ longestIteration_ms, longestDelay_ms: delay.max / 1e6, unmerged: catalogue.figures().unmerged }));
await catalogue.close();
await database.close();

/** The longest CPU time of an iteration of the event loop, in milliseconds; unlike wall time, other processes do not affect it. */
async function longestIteration(work: () => Promise<unknown>): Promise<number> {
  let [isOver, longest, before] = [false, 0, processor_ms()];
  const measure = () => {
    const now = processor_ms();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(measure);
  };
  setImmediate(measure);
  await work();
  isOver = true;
  measure();
  return longest;
}

function processor_ms(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
