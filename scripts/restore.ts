// `npm run restore -- FOLDER`: makes an empty database what it was when the backup in FOLDER was made (docs/backup.md).
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { checkBackup } from "../src/backup/check-backup.ts";
import { refuseOtherKey, restoreBackup } from "../src/backup/restore-backup.ts";
import { readConfig } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import { openDatabase } from "../src/database/open.ts";
import { print, printError } from "./print.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "migrations");

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined) throw new Error("Usage: npm run restore -- FOLDER");
  await restore(resolve(folder));
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

async function restore(folder: string): Promise<void> {
  const config = readConfig();
  // Check before opening, which may create a new database.
  const backup = await checkBackup(folder, MIGRATIONS);
  await refuseOtherKey(backup, config);

  const database = await openDatabase({ ...config, log: print });
  try {
    const dataFolder = await makeDataFolder(config.dataDir);
    const mediaFolder = config.mediaDir ?? join(dataFolder, "media");
    const { secretKey, previousSecretKey } = config;
    const target = { migrationsFolder: MIGRATIONS, mediaFolder, dataFolder, secretKey, previousSecretKey };
    await restoreBackup(database, backup, { ...target, now: new Date(), log: print });
    print(`Restored the backup of ${backup.manifest.madeAt}: start the server with the same settings.`);
  } finally {
    await database.close();
  }
}
