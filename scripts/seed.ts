// `npm run seed [-- --activities 10000 --platform nl]`: adds missing starter content, or a number of generated activities.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brands } from "../src/brands/brands.ts";
import { readConfig } from "../src/config.ts";
import { migrate } from "../src/database/migrate.ts";
import { openDatabase } from "../src/database/open.ts";
import { fillStarter } from "../src/seed/fill-starter.ts";
import { generateActivities } from "../src/seed/generate/generate-activities.ts";
import { readSeedOptions, type SeedOptions } from "../src/seed/generate/seed-options.ts";
import { print, printError } from "./print.ts";

const ROOT = join(import.meta.dirname, "..");

try {
  const { values } = parseArgs({
    options: { activities: { type: "string" }, platform: { type: "string", default: "nl" } },
  });
  await seed(readSeedOptions(values, brands));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

/** Migrates the database, fills it if needed, and adds the generated activities. */
async function seed({ brand, count }: SeedOptions): Promise<void> {
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ databaseUrl, dataDir, log: print });
  try {
    await migrate(database, join(ROOT, "migrations"), print);
    await fillStarter(database.db, { log: print, complete: count === 0, contentFolder: join(ROOT, "content") });
    if (count > 0) await generateActivities(database.db, brand, { count, contentFolder: join(ROOT, "content"), log: print });
  } finally {
    await database.close();
  }
}
