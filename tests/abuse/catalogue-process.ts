// A process with a catalogue and its snapshot, for tests that kill it: says what it found when it began, and goes on writing.
//   catalogue-process.ts DATABASE_URL SNAPSHOT_FOLDER
import { setTimeout as delay } from "node:timers/promises";
import { openCatalogue } from "../../src/catalogue/open-catalogue.ts";
import { openSnapshots } from "../../src/catalogue/snapshot/snapshots.ts";
import { openDatabase } from "../../src/database/open.ts";

const [databaseUrl = "", snapshotFolder = ""] = process.argv.slice(2);
const log: string[] = [];
const database = await openDatabase({ databaseUrl, dataDir: null, log: () => {} });
const catalogue = await openCatalogue(database, (line) => log.push(line), { snapshots: openSnapshots(snapshotFolder) });
const { ids } = catalogue.search(1, { orderBy: "createdAt" }, { page: 1, limit: 10_000 });
console.log(JSON.stringify({ ids, log }));
for (;;) {
  await catalogue.maintain();
  await delay(1);
}
