// `npm run backup -- [FOLDER]`: a copy of the database, the pictures and the key, while servers run (docs/backup.md).
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { counted } from "../src/backup/counted.ts";
import { makeBackup } from "../src/backup/make-backup.ts";
import { readConfig } from "../src/config.ts";
import { makeDataFolder } from "../src/database/data-folder.ts";
import { openDatabase } from "../src/database/open.ts";
import { findSecretKey } from "../src/crypto/secret-key.ts";
import { print, printError } from "./print.ts";

const BYTES_PER_MB = 1_000_000;

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  await backup(positionals[0]);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}

/** Without a `target`, writes to a folder named after the time, in `backups` of the data folder. */
async function backup(target: string | undefined): Promise<void> {
  const config = readConfig();
  const now = new Date();
  const database = await openDatabase({ ...config, log: print });
  try {
    const dataFolder = await makeDataFolder(config.dataDir);
    const folder = resolve(target ?? join(dataFolder, "backups", now.toISOString().slice(0, 19).replaceAll(":", "-")));
    const mediaFolder = config.mediaDir ?? join(dataFolder, "media");
    const secretKey = await findSecretKey(config.secretKey, dataFolder);
    const keys = { secretKey, previousSecretKey: config.previousSecretKey };
    const { rows, jobs, pictures, bytes } = await makeBackup(database, { folder, mediaFolder, ...keys, now, log: print });
    const content = `${counted(rows, "row")}, ${counted(jobs, "job")} and ${counted(pictures, "picture")}`;
    print(`The backup lies in ${folder}: ${content}, ${(bytes / BYTES_PER_MB).toFixed(1)} MB.`);
  } finally {
    await database.close();
  }
}
