import { join } from "node:path";
import { readConfig, type Config } from "../src/config.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase, type OpenDatabase } from "../src/database/open.ts";
import { prepareJobs } from "../src/jobs/prepare-jobs.ts";
import { printError } from "./print.ts";

/** Opens and migrates the configured database, runs a command, and closes it. Prints an error and sets exit code 1 on failure. */
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
