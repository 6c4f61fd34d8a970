import { join } from "node:path";
import { readConfig, type Config } from "../src/config.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../src/database/open.ts";
import { prepareJobs } from "../src/jobs/prepare-jobs.ts";
import { printError } from "./print.ts";

/** Does an operator's work on the database of the settings, up to date, and closes it. Prints why it could not, with exit code 1. */
export async function onDatabase(work: (database: OpenDatabase, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig();
    const database = await openDatabase({ ...config, log: () => {} });
    try {
      await migrate(database, join(import.meta.dirname, "../migrations"), () => {});
      await prepareJobs(database, () => {});
      await work(database, config);
    } finally {
      await database.close();
    }
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}
